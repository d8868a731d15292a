import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import type { Recipe } from '@dhvani/sound-render'
import { describe, expect, it } from 'vitest'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { measureGates } from './sound-gates.ts'

/**
 * A seed that no recipe was tuned to: a recipe whose gates hold for its shipped seed alone would only
 * describe one lucky take. The shipped files are measured in shipped-sounds.int.test.ts, and fifty seeds of a
 * sound by `npm run bench -- gates`.
 */
const OTHER_SEED = 101
const MINUTES = 3 * 60_000

/** One of two halves of the recipes: two workers share the longest job of the integration tests. */
export const FIRST_HALF: ReadonlySet<string> = new Set([
  'rain',
  'rain-thunder',
  'sea-waves',
  'river-flowing',
  'breeze',
  'train',
])

/** Tests that each recipe meets every gate of its sound with a seed that it was not tuned to. */
export const describeGates = (recipes: readonly Recipe[]): void =>
  describe.each(recipes)('$file', (recipe) => {
    const claim = `meets every gate with seed ${OTHER_SEED}`

    it(claim, { timeout: MINUTES }, () =>
      prove(claimOf(import.meta.filename, recipe.file, claim), () => {
        const target = getLoudnessTarget(recipe.file)
        const take = renderTake(recipe, OTHER_SEED, target)
        expect(take.left.length).toBe(Math.round(recipe.duration * SAMPLE_RATE))
        const gates = measureGates(recipe.file, target, take, SAMPLE_RATE)
        expect(gates.filter(({ passed }) => !passed)).toEqual([])
        return Object.fromEntries(gates.map(({ name, value }) => [name, value]))
      }),
    )
  })
