// A short tone, made here: no sound file, nothing to load.

const TONES = { 'last-seconds': [880, 0.12], end: [587, 0.5] } as const;

let audio: AudioContext | undefined;

/** Plays a tone: short and high for the last seconds, long and lower for the end. Silent where a browser allows no sound yet. */
export function beep(signal: keyof typeof TONES): void {
  audio ??= new AudioContext();
  // A browser that has seen no press in the page yet keeps it silent.
  if (audio.state === 'suspended') void audio.resume();
  const [hertz, seconds] = TONES[signal];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.25, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
