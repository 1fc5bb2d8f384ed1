// The overlay as a page of the extension: preview, window capture, second monitor.

import '../../components/overlay/mafia-overlay';
import { channelInlet, subscribe } from '../../lib/broadcast';
import { askStatus } from '../../lib/messages';
import { languageSetting } from '../../lib/settings';
import { readAsked } from './asked';
import { screenOn } from './screen';

const { language, table, dress } = readAsked(location.hash);
const overlay = document.createElement('mafia-overlay');
overlay.language = language ?? (await languageSetting.get());
if (language === null)
  languageSetting.watch((chosen) => {
    overlay.language = chosen;
  });
// For a screen reader that lands here; the picture itself has no landmarks, since it is also part of other pages.
const main = document.createElement('main');
const heading = document.createElement('h1');
heading.textContent = document.title;
heading.className = 'unseen';
main.append(heading, overlay);
document.body.append(main);

// Wakes the background first: only then somebody answers the hello.
await askStatus();
subscribe({ inlets: [channelInlet()], screen: screenOn(overlay, dress), table });
