// The public face of the link to OBS.

export { type ObsAddressError, parseObsAddress } from './address';
export { createObsLink, type ObsLink, type ObsTarget } from './link';
export type { ObsState } from './types';
