// The link to OBS as the settings want it, now and after every change of them.

import type { ObsStatus } from '../../lib/messages';
import { createObsLink, type ObsLink, parseObsAddress } from '../../lib/obs';
import { type ObsSettings, obsSettings } from '../../lib/settings';

/** The link with its state in the words of a page. */
export interface ObsWire {
  readonly link: ObsLink;
  readonly status: ObsStatus;
}

/** Makes the link and keeps it on the settings; `changed` is called with every new status. */
export function wireObs(changed: () => void): ObsWire {
  const link = createObsLink();
  let bad: ObsStatus | null = null;

  const apply = ({ enabled, address, password }: ObsSettings): void => {
    const parsed = parseObsAddress(address);
    bad = enabled && !parsed.ok ? { state: 'bad-address', error: parsed.error } : null;
    link.configure(enabled && parsed.ok ? { address: parsed.value, password } : null);
    changed();
  };

  link.subscribe(changed);
  obsSettings.watch(apply);
  void obsSettings.get().then(apply);
  return {
    link,
    get status() {
      return bad ?? link.state;
    },
  };
}
