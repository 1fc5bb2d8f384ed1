// What the overlay's address asks for: #obs=host:port&password=…&table=…&lang=en&layout=ring&look=paper, all optional.

import type { Dress } from '../../lib/broadcast';
import { asLanguage, type Language } from '../../lib/i18n/core';
import { type ObsTarget, parseObsAddress } from '../../lib/obs';

/** The wishes in an address. */
export interface Asked {
  /** The OBS to listen to from outside; null inside OBS, which needs none. */
  readonly obs: ObsTarget | null;
  /** The only table to show; null shows the first that is heard. */
  readonly table: string | null;
  /** Null when the address does not say. */
  readonly language: Language | null;
  /** The layout and look it wants, whatever the host has chosen. */
  readonly dress: Dress;
}

/** Reads a fragment, with or without its `#`. An address of OBS that is none is told in the console and left out. */
export function readAsked(hash: string): Asked {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const lang = asked.get('lang');
  return {
    obs: obsIn(asked.get('obs'), asked.get('password') ?? ''),
    table: asked.get('table'),
    language: lang === null ? null : asLanguage(lang),
    dress: Object.fromEntries([...asked].filter(([name]) => name === 'layout' || name === 'look')),
  };
}

function obsIn(typed: string | null, password: string): ObsTarget | null {
  if (typed === null) return null;
  const address = parseObsAddress(typed);
  if (address.ok) return { address: address.value, password };
  console.warn(`mafiacast: no address of OBS in #obs=… (${address.error})`);
  return null;
}
