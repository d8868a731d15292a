import { milliseconds } from '@dhvani/units'

/** What TypeScript's types of the DOM do not have yet. */
type Options = AudioContextOptions & { readonly renderSizeHint: number }

/**
 * Frames that the browser computes at once, where it can be told (Web Audio API 1.1, `renderSizeHint`; Chromium 156). The graph of twelve
 * sounds then takes two thirds of the time that it takes with the usual 128 (docs/decisions/315-larger-pieces.md).
 */
const QUANTUM = 512

/**
 * Seconds of sound that the browser should compute each time it wakes up. Chromium rounds 50 ms up to 2,304 frames at 44.1 kHz; of itself it takes 1,024
 * for playback, and then twelve sounds cost a third more (docs/decisions/316-fewer-wake-ups.md).
 */
const LATENCY = milliseconds(50)

/** An audio context for sounds that play for hours: to save the battery matters more than to begin at once. */
export const openContext = (): AudioContext => {
  const options: Options = { latencyHint: LATENCY, renderSizeHint: QUANTUM }
  return new AudioContext(options)
}
