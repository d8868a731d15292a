import { seconds } from '@dhvani/units'
import { atAudioTime } from './audio-clock.ts'
import type { Sleep } from './engine-types.ts'
import { clockOf, glide } from './glide.ts'
import type { MixGraph } from './mix-graph.ts'
import { FADE_OUT } from './voice.ts'

/** A fade ends this far down, where a quiet room is louder. */
const FADE_DEPTH = 60

/** An exponential decay falls by 60 dB in this many time constants: ln(10^(60/20)). */
const TIME_CONSTANTS = (FADE_DEPTH / 20) * Math.LN10

/** How fast what is left at the end of a fade goes, and how fast a cancelled one comes back. */
const LAST_BREATH = seconds(0.04)
const COMING_BACK = seconds(0.2)

export type SleepCore = Sleep & {
  /** For a mix that has just been paused: the level returns after its fade-out, unheard. */
  reset(): void
}

export const createSleep = ({
  graph,
  onAsleep,
}: {
  readonly graph: () => MixGraph | undefined
  /** The fade is over and nothing can be heard any more. */
  readonly onAsleep: () => void
}): SleepCore => {
  let cancelAlarm: (() => void) | undefined
  let isDown = false

  /** @param delay  lets what is fading out for another reason finish under the low level */
  const wakeUp = (delay: number) => {
    const desk = graph()
    cancelAlarm?.()
    cancelAlarm = undefined
    if (desk === undefined || !isDown) return
    isDown = false
    glide(desk.sleepGain, 1, seconds(desk.context.currentTime + delay), COMING_BACK)
  }

  return {
    fadeOut({ over }) {
      const desk = graph()
      if (desk === undefined) return
      const now = clockOf(desk.context)
      const end = seconds(now + over)
      const silent = seconds(end + LAST_BREATH * 12)
      cancelAlarm?.()
      isDown = true
      // Exponential in gain is straight in decibels: no curve, no steps, cancellable at any point.
      desk.sleepGain.cancelScheduledValues(now)
      desk.sleepGain.setTargetAtTime(0, now, over / TIME_CONSTANTS)
      desk.sleepGain.setTargetAtTime(0, end, LAST_BREATH)
      desk.sleepGain.setValueAtTime(0, silent)
      cancelAlarm = atAudioTime(desk.context, silent, () => {
        cancelAlarm = undefined
        onAsleep()
      })
    },
    cancel: () => wakeUp(0),
    reset: () => wakeUp(2 * FADE_OUT),
  }
}
