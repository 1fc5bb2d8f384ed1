// The public face of the frames' way from the log to the screens.

export { channelInlet, channelOutlet } from './broadcast-channel';
export type { Inlet, ObsPort, Outlet } from './channel';
export { type Dress, type Frame, isDress } from './frame';
export type { FrameStore } from './kept-frame';
export { obsBrowserInlet, obsBrowserOutlet } from './obs-browser';
export { obsEventsInlet, obsEventsOutlet } from './obs-events';
export { obsMemoryInlet, obsMemoryOutlet } from './obs-memory';
export { createPublisher, HEARTBEAT_MS, type PublisherOptions } from './publisher';
export { type Picture, type Screen, type SubscriberOptions, subscribe } from './subscriber';
