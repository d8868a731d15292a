import { beatsToSeconds, seconds, type BeatsPerMinute, type Seconds } from '@dhvani/units'
import type { LoopAudio } from '../loading/loop-audio.ts'
import { BEATS_PER_BAR } from './pulse.ts'

/**
 * @returns how long the sources of a loop sound at most after they have begun: its longest stroke, or
 *   a bar of a sustained loop, which begins anew at every bar line
 */
export const longestRing = (audio: LoopAudio, tempo: BeatsPerMinute): Seconds =>
  audio.kind === 'score'
    ? seconds(
        Math.max(
          0,
          ...audio.score.events.map(
            ({ sample, rate = 1 }) => (audio.samples[sample]?.length ?? 0) / rate,
          ),
        ),
      )
    : beatsToSeconds(BEATS_PER_BAR, tempo)
