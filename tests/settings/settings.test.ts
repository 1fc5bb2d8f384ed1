// Settings: broken values fall back, changes are heard, epochs only grow.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { PUBLIC_CHOICE } from '../../lib/broadcast/viewers';

// The settings take whatever extension API the page has when they are loaded.
vi.stubGlobal('browser', fakeBrowser);
const { DEFAULT_OBS, languageNear, languageSetting, nextEpoch, obsSettings, tableId, viewersSetting } =
  await import('../../lib/settings');

const uiLanguage = vi.fn(() => 'en-US');
Object.assign(fakeBrowser.i18n, { getUILanguage: uiLanguage });

beforeEach(() => fakeBrowser.reset());

describe('a setting', () => {
  test('is the default until somebody sets it', async () => {
    expect(await obsSettings.get()).toEqual(DEFAULT_OBS);
    expect(await viewersSetting.get()).toEqual(PUBLIC_CHOICE);
  });

  test('comes back as it was set, and watchers hear of it until they stop', async () => {
    const heard = vi.fn();
    const stop = obsSettings.watch(heard);
    const obs = { enabled: true, address: 'studio.local:4444', password: 'secret' };
    await obsSettings.set(obs);
    expect(await obsSettings.get()).toEqual(obs);
    expect(heard.mock.calls).toEqual([[obs]]);
    stop();
    await obsSettings.set(DEFAULT_OBS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['text instead of fields', 'on', DEFAULT_OBS],
    ['foreign types', { enabled: 'yes', address: 7, password: null }, DEFAULT_OBS],
    [
      'an empty address',
      { enabled: true, address: '  ', password: 'p' },
      { ...DEFAULT_OBS, enabled: true, password: 'p' },
    ],
    [
      'spaces around the address',
      { enabled: true, address: ' pc:1 ', password: ' p ' },
      { enabled: true, address: 'pc:1', password: ' p ' },
    ],
  ])('found broken (%s) falls back field by field', async (_, stored, expected) => {
    await fakeBrowser.storage.local.set({ obs: stored });
    expect(await obsSettings.get()).toEqual(expected);
  });

  test('with a foreign word falls back', async () => {
    await fakeBrowser.storage.local.set({ viewers: 'everybody', language: 'tlh' });
    expect(await viewersSetting.get()).toEqual(PUBLIC_CHOICE);
    expect(await languageSetting.get()).toBe('en');
  });

  test("never lets the host's own view, with every role, onto a stream", async () => {
    await fakeBrowser.storage.local.set({
      viewers: { roles: 'yes', checks: 1, audience: 'host', delaySeconds: 1e9, names: false },
    });
    expect(await viewersSetting.get()).toEqual({ ...PUBLIC_CHOICE, names: false });
  });
});

describe('the language', () => {
  test.each([
    ['ru', 'ru'],
    ['ru-RU', 'ru'],
    ['uk', 'ru'],
    ['be-BY', 'ru'],
    ['kk_KZ', 'ru'],
    ['en-US', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('nearest to %j is %s', (tag, language) => {
    expect(languageNear(tag)).toBe(language);
  });

  test('follows the browser until the host chooses', async () => {
    uiLanguage.mockReturnValueOnce('ru-RU');
    expect(await languageSetting.get()).toBe('ru');
    await languageSetting.set('en');
    uiLanguage.mockReturnValueOnce('ru-RU');
    expect(await languageSetting.get()).toBe('en');
  });
});

describe('the publisher', () => {
  test('has one table name, also when it is asked for twice at once', async () => {
    const [a, b] = await Promise.all([tableId(), tableId()]);
    expect(a).toBe(b);
    expect(await tableId()).toBe(a);
    expect(a).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('gets a higher epoch every time: at once, in the same millisecond, with the clock set back', async () => {
    const epochs = [...(await Promise.all([nextEpoch(1_000), nextEpoch(1_000)])), await nextEpoch(10)];
    expect(epochs).toEqual([1_000, 1_001, 1_002]);
    expect((await fakeBrowser.storage.local.get('epoch')).epoch).toBe(1_002);
    expect(await nextEpoch(5_000)).toBe(5_000);
  });
});
