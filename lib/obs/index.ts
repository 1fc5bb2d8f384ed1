// The public face of the link to OBS.

export {
  DEFAULT_OBS_PORT,
  OBS_ADDRESS_ERRORS,
  type ObsAddress,
  type ObsAddressError,
  type ParsedObsAddress,
  parseObsAddress,
} from './address';
export { createObsLink, type ObsData, type ObsLink, type ObsLinkOptions, type ObsTarget } from './link';
export type { ObsClient } from './session';
export { type ObsAnswer, type ObsError, type ObsState, WAIT_REASONS, type WaitReason } from './types';
