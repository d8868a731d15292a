import { RECIPES } from '@dhvani/sound-render'
import { measureOwnGates, takeOf } from '../gates/sound-gates.ts'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { findAllowances } from './allowances.ts'
import { judge, type Likeness } from './likeness.ts'
import { measureLikeness } from './measure-likeness.ts'
import { REAL_SOUNDS } from './real-sounds.ts'

/** Seeds that no recipe was tuned to. */
const UNTUNED_SEEDS = [501, 502, 503, 504]

/** The three farthest measures, as a line shows them. */
const describeFarthest = ({ distances }: Likeness): string =>
  distances
    .slice(0, 3)
    .map(({ measure, spreads }) => `${measure} ${spreads.toFixed(1)}`)
    .join(', ')

/**
 * Renders every sound that has numbers of recordings with four seeds that no recipe was tuned to, and
 * compares each take with them. Takes some five minutes of one core.
 *
 * @param say shows the operator one line for each take
 * @returns the takes that failed, as "sound, seed N: measures"
 */
export const judgeUntunedSeeds = (say: (line: string) => void): string[] => {
  const failed: string[] = []
  for (const recipe of RECIPES.filter(({ file }) => REAL_SOUNDS[file]))
    for (const seed of UNTUNED_SEEDS) {
      const { file } = recipe
      const take = takeOf(renderTake(recipe, seed, getLoudnessTarget(file)), SAMPLE_RATE)
      const values = measureLikeness(file, take, measureOwnGates(file, take))
      const likeness = judge(file, values, findAllowances(file, recipe.version))
      if (!likeness) continue
      const line = `${file}, seed ${seed}: ${describeFarthest(likeness)} spreads`
      say(line)
      if (!likeness.passed) failed.push(line)
    }
  return failed
}
