// Settings that outlive the browser (storage.local). Their public face.

export { copyStore } from './copy-store';
export { dressSetting } from './dress';
export { eveningSetting } from './evening';
export { nextEpoch, tableId } from './identity';
export { guideSetting, keysSetting, wordsSetting } from './own';
export {
  DEFAULT_OBS,
  languageNear,
  languageSetting,
  type ObsSettings,
  obsSettings,
  soundSetting,
  viewersSetting,
} from './preferences';
export type { Setting } from './setting';
