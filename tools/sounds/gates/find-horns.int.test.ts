import { toMono } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { findRecipe } from '@dhvani/sound-render'
import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { findHorns } from './find-horns.ts'

const RATE = hertz(44_100)
const SEEDS = [1, 2]
/** Long enough for some groups of horns; the bench `horns` hears ten minutes. */
const DURATION = seconds(25.6)
const MINUTES = 5 * 60_000

/** A short street with everything that sounds in it. */
const hearStreet = (seed: number, horns: number): Float32Array => {
  const setting = { characters: { horns } }
  const { left, right } = findRecipe('indian-traffic').render({
    seed,
    sampleRate: RATE,
    duration: DURATION,
    setting,
  })
  return toMono([left, right])
}

it(
  'finds no horn in a street whose horns are at 0, and at 100 twice as many as usual',
  { timeout: MINUTES },
  () =>
    prove(
      claimOf(
        import.meta.filename,
        'indian-traffic',
        'has no horn that is found at 0, and at 100 twice as many',
      ),
      () => {
        const countAt = (horns: number) =>
          SEEDS.reduce((sum, seed) => sum + findHorns(hearStreet(seed, horns), RATE).length, 0)
        const [none, usual, most] = [countAt(0), countAt(50), countAt(100)]
        expect(none).toBe(0)
        expect(most).toBeGreaterThanOrEqual(2 * usual)
        return { 'Horns at 50': usual, 'Horns at 100': most }
      },
    ),
)

it('finds one horn that is planted into a street without', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'indian-traffic', 'has a planted horn found'), () => {
    const [street, source] = [hearStreet(1, 0), hearStreet(1, 50)]
    const [horn] = findHorns(source, RATE)
    if (!horn) throw new Error('There is no horn to plant.')
    const from = Math.max(0, Math.round((horn.start - 0.1) * RATE))
    street.set(source.subarray(from, Math.round((horn.end + 0.1) * RATE)), from)
    expect(findHorns(street, RATE)).toHaveLength(1)
  }),
)
