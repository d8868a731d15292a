import { seconds, type Seconds } from '@dhvani/units'
import { atAudioTime } from '../context/audio-clock.ts'
import { clockOf, glide } from '../context/glide.ts'
import type { MixGraph } from '../context/mix-graph.ts'
import { FADE_OUT } from '../voices/voice.ts'

/** A fade to silence on the audio clock: it needs no timer, so hidden tabs fade too. */
export type Sleep = {
  /**
   * Fades all sound from its level of this moment to silence, at a constant number of decibels per
   * second, then stops the mix and every player beside it. A second call starts over from the level of
   * that moment.
   *
   * @param options.since  how long the fade has been going on, where it goes on after a pause, another page
   *   or another length: the level is that of its line, 60 dB over `since` and `over` together
   */
  fadeOut(options: { readonly over: Seconds; readonly since?: Seconds }): void
  /** Cancels the fade: the level returns within a second. */
  cancel(): void
}

/** Decibels that a fade goes down: below that, a quiet room is louder. */
const FADE_DEPTH = 60

/** An exponential decay falls by `FADE_DEPTH` in this many time constants: ln(10^(60/20)). */
const TIME_CONSTANTS = (FADE_DEPTH / 20) * Math.LN10

/** Time constant of the last step, from the end of the fade to silence. */
const END_TAU = seconds(0.04)

/** Time constant at which the level returns after a fade. */
const RETURN_TAU = seconds(0.2)

/** How long a fade takes to come to its line, where it begins in the middle. */
const JOINING = seconds(1)

export type SleepCore = Sleep & {
  /** For a mix that has just been paused: the level returns after its fade-out, unheard. */
  reset(): void
}

export const createSleep = ({
  graph,
  onSilent,
}: {
  readonly graph: () => MixGraph | undefined
  /** Called when the fade has ended in silence. */
  readonly onSilent: () => void
}): SleepCore => {
  let cancelEnd: (() => void) | undefined
  let isLowered = false

  /** @param delay  seconds to wait, so that tracks fade out under the low level */
  const restoreLevel = (delay: number) => {
    const desk = graph()
    cancelEnd?.()
    cancelEnd = undefined
    if (desk === undefined || !isLowered) return
    isLowered = false
    glide(desk.sleepGain, 1, seconds(desk.context.currentTime + delay), RETURN_TAU)
  }

  return {
    fadeOut({ over, since }) {
      const desk = graph()
      if (desk === undefined) return
      const now = clockOf(desk.context)
      const end = seconds(now + over)
      const silent = seconds(end + END_TAU * 12)
      cancelEnd?.()
      isLowered = true
      // An exponential gain is a straight line in decibels, and can be cancelled at any point.
      desk.sleepGain.cancelScheduledValues(now)
      if (since === undefined) desk.sleepGain.setTargetAtTime(0, now, over / TIME_CONSTANTS)
      else {
        const fall = TIME_CONSTANTS / (since + over)
        const joined = Math.min(JOINING, over)
        desk.sleepGain.setTargetAtTime(Math.exp(-fall * (since + joined)), now, joined / 10)
        desk.sleepGain.setTargetAtTime(0, now + joined, 1 / fall)
      }
      desk.sleepGain.setTargetAtTime(0, end, END_TAU)
      desk.sleepGain.setValueAtTime(0, silent)
      cancelEnd = atAudioTime(desk.context, silent, () => {
        cancelEnd = undefined
        onSilent()
      })
    },
    cancel: () => restoreLevel(0),
    reset: () => restoreLevel(2 * FADE_OUT),
  }
}
