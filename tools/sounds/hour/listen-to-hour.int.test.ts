import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { findBuiltInSound } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { listenToHour } from './listen-to-hour.ts'

const MINUTES = 10 * 60_000

it(
  'no event of six minutes comes back, no minute is louder or softer, and no passage is heard',
  { timeout: MINUTES },
  () =>
    prove(
      claimOf(import.meta.filename, 'asmr-kiss', 'has six minutes in which nothing returns'),
      () => {
        const heard = listenToHour(findBuiltInSound('asmr-kiss')!, { seed: 501, periods: 5 })
        expect(heard.faults).toEqual([])
        expect(heard.minutes).toHaveLength(6)
        for (const away of heard.minutes) expect(Math.abs(away)).toBeLessThan(1)
        expect(heard.seams).toBe(0)
        expect(heard.silence).toBeLessThan(44)
        const { within, unrelated, copied, limit } = heard.likeness
        // Control: the planted copy is found.
        expect(copied).toBeGreaterThan(0.8)
        expect(unrelated).toBeLessThan(limit)
        expect(within).toBeLessThan(limit)
        return {
          'Most alike events': within,
          'Most alike of other sounds': unrelated,
          'A planted copy': copied,
        }
      },
    ),
)
