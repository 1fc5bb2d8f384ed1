// One moment of the overlay on a page: #moment=…&lang=…&grid to look at, `window.moments` to walk through all.

import '../../../components/overlay/mafia-overlay';
import { asLayout } from '../../../components/overlay/layouts/arrangement';
import { asLook } from '../../../components/overlay/looks';
import { asLanguage } from '../../../lib/i18n/core';
import { moments } from '../fixtures/moments';

const overlay = document.createElement('mafia-overlay');
document.body.append(overlay);

const show = (): void => {
  const asked = new URLSearchParams(location.hash.slice(1));
  const all = moments(Date.now());
  const names = Object.keys(all);
  const name = asked.get('moment') ?? names[0] ?? '';
  overlay.language = asLanguage(asked.get('lang'));
  overlay.layout = asLayout(asked.get('layout'));
  overlay.look = asLook(asked.get('look'));
  overlay.view = all[name] ?? null;
  document.title = `${name} (${names.length})`;
  document.body.dataset.moments = JSON.stringify(names);
};
addEventListener('hashchange', show);
show();
