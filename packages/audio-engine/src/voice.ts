import { seconds, type Seconds } from '@dhvani/units'
import { GLIDE } from './glide.ts'

/** From the start of a fade-out to the end of the source: the rest is below -69 dB. */
export const FADE_OUT = seconds(8 * GLIDE.edge)

/** One sounding of something. It lives from its start to the end of its fade-out. */
export type Voice = {
  /** Fades out, then frees its nodes and calls `onIdle`. */
  fadeOut(): void
  /** Turns a fade-out round. @returns `false` when it is too late: a new voice is needed */
  revive(): boolean
  /** Where in the audio the listener is, in seconds. */
  position(): Seconds
  /** Frees its nodes now; a click unless nothing of it is heard. */
  cut(): void
}

export type VoiceEvents = {
  /** After the last sample: nodes are gone, `position` is where to go on. */
  readonly onIdle: (position: Seconds) => void
  readonly onFault: (reason: unknown) => void
}
