import { RECIPES } from '@dhvani/sound-render'
import { describe, expect, it } from 'vitest'
import { measureGates } from './sound-gates.ts'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'

/**
 * Takes that nobody tuned: the gates must hold for other seeds than the one that ships, else they
 * would only describe a lucky take. The shipped files are measured in shipped-sounds.int.test.ts.
 */
const OTHER_SEEDS = [101, 102, 103]
const MINUTES = 3 * 60_000

describe.each(RECIPES.map((recipe) => [recipe.file, recipe] as const))('%s', (file, recipe) => {
  it.each(OTHER_SEEDS)('meets every gate with seed %i', { timeout: MINUTES }, (seed) => {
    const target = getLoudnessTarget(file)
    const take = renderTake(recipe, seed, target)
    expect(take.left.length).toBe(Math.round(recipe.duration * SAMPLE_RATE))
    const failed = measureGates(file, target, take, SAMPLE_RATE).filter(({ passed }) => !passed)
    expect(failed).toEqual([])
  })
})
