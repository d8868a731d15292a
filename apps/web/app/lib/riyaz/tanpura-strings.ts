import { GAUGE_THICKNESS, stringFrequency, tanpuraStrings, type RiyazSettings } from '@dhvani/riyaz'
import { saOf } from './sa-of.ts'
import type { PlannedString } from './tanpura-plan.ts'

/** A pluck rings until its string is plucked again, and a little longer. Seconds. */
export const ringOf = ({ round }: RiyazSettings): number => Math.min(10, 1.1 * round + 0.8)

export const stringsOf = (settings: RiyazSettings): PlannedString[] => {
  const sa = saOf(settings)
  return tanpuraStrings(settings.first, settings.strings).map(
    (string) =>
      string && {
        frequency: stringFrequency(sa, string),
        thickness: GAUGE_THICKNESS[settings[`${string.role}Gauge` as const]],
        pan: string.pan,
      },
  )
}
