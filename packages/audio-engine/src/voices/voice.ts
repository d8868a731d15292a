import { seconds, type Seconds } from '@dhvani/units'
import { GLIDE } from '../context/glide.ts'

/** Length of a fade-out, after which the source ends: the rest is below -69 dB. */
export const FADE_OUT = seconds(8 * GLIDE.edge)

/**
 * A fade-out that ends sooner than this is not reversed: the audio thread, which computes 52 ms at once, could get the new stop time
 * too late.
 */
export const REVIVAL_MARGIN = seconds(0.06)

/**
 * A voice that gives the browser its samples piece by piece begins so much later than it is told: the audio thread may be this far
 * ahead of the clock that the page sees.
 */
export const START_MARGIN = seconds(0.1)

/** One sounding of a sound, from its start to the end of its fade-out. */
export type Voice = {
  /** Fades out, in so many seconds or at once, then frees its nodes and calls `onIdle`. */
  fadeOut(after?: number): void
  /** Turns a fade-out round. @returns `false` when it is too late and a new voice is needed */
  revive(): boolean
  /** Where in the audio the listener is, in seconds. */
  position(): Seconds
  /** Passes into another setting once a period of it has come. Absent where a voice has no settings. */
  setSetting?(setting: string | undefined): void
  /** Frees its nodes now; a click unless it is silent. */
  cut(): void
}

/** What a voice reports to its owner. */
export type VoiceEvents = {
  /** Called when the fade-out is over and the nodes are gone; `position` is where to go on. */
  readonly onIdle: (position: Seconds) => void
  readonly onFault: (reason: unknown) => void
}
