import {
  BEAT_KITS,
  BEAT_RECIPES,
  RECIPES,
  type BeatRecipe,
  type KitSamples,
  type Recipe,
} from '@dhvani/sound-render'
import { measureOwnGates, takeOf } from '../gates/sound-gates.ts'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { findAllowances } from './allowances.ts'
import { describeFarthest, findRealSources, judge, type Likeness } from './likeness.ts'
import { measureBeat } from './measure-beats.ts'
import { measureLikeness } from './measure-likeness.ts'

/** Seeds that no recipe was tuned to. */
const UNTUNED_SEEDS = [501, 502, 503, 504]

const judgeSound = (recipe: Recipe, seed: number): Likeness | undefined => {
  const { file, version } = recipe
  const take = takeOf(renderTake(recipe, seed, getLoudnessTarget(file)), SAMPLE_RATE)
  const values = measureLikeness(file, take, measureOwnGates(file, take))
  return judge(file, values, findAllowances(file, version))
}

/** Loops of one instrument share its one-shots, which cost most of the time. */
const createBeatJudge = () => {
  const kits = new Map<string, KitSamples>()
  const samplesOf = (id: string): KitSamples => {
    const kit = BEAT_KITS.find((one) => one.kit === id)
    if (!kit) throw new Error(`There is no kit ${id}.`)
    const samples = kits.get(id) ?? kit.renderSamples(SAMPLE_RATE)
    kits.set(id, samples)
    return samples
  }
  return ({ loop, version, play, renderLoop }: BeatRecipe, seed: number) => {
    const kit = play.kind === 'score' ? { id: play.kit, samples: samplesOf(play.kit) } : undefined
    const sound = renderLoop({
      sampleRate: SAMPLE_RATE,
      seed,
      ...(kit && { samples: kit.samples }),
    })
    const values = measureBeat({ sound, sampleRate: SAMPLE_RATE, ...(kit && { kit }) })
    return judge(loop, values, findAllowances(loop, version))
  }
}

/** The takes to compare, in the catalogue's order; `wanted` chooses by the id of a sound or loop. */
const listTakes = (wanted: (id: string) => boolean) => {
  const judgeBeat = createBeatJudge()
  const sounds = RECIPES.filter(({ file }) => wanted(file)).flatMap((recipe) =>
    UNTUNED_SEEDS.map((seed) => ({
      id: recipe.file as string,
      seed,
      compare: () => judgeSound(recipe, seed),
    })),
  )
  const beats = BEAT_RECIPES.filter(({ loop }) => wanted(loop)).flatMap((recipe) =>
    // A blown or sung loop has one take, whatever the seed.
    (recipe.play.kind === 'score' ? UNTUNED_SEEDS : [recipe.seed]).map((seed) => ({
      id: recipe.loop,
      seed,
      compare: () => judgeBeat(recipe, seed),
    })),
  )
  return [...sounds, ...beats]
}

/**
 * Renders every sound and loop that has numbers of recordings with four seeds that no recipe was tuned to,
 * and compares each take with them. Takes some eight minutes of one core.
 *
 * @param say shows the operator one line for each take
 * @param only id of the one sound or loop to compare; all where it is left out
 * @returns the takes that failed, as "sound, seed N: measures"
 * @throws {Error} for a sound without numbers of recordings
 */
export const judgeUntunedSeeds = (say: (line: string) => void, only?: string): string[] => {
  if (only !== undefined && findRealSources(only).length === 0)
    throw new Error(`there are no numbers of recordings for "${only}"`)
  const failed: string[] = []
  const wanted = (id: string) => findRealSources(id).length > 0 && (!only || id === only)
  for (const { id, seed, compare } of listTakes(wanted)) {
    const likeness = compare()
    if (!likeness) continue
    const line = `${id}, seed ${seed}: ${describeFarthest(likeness)} spreads`
    say(line)
    if (!likeness.passed) failed.push(line)
  }
  return failed
}
