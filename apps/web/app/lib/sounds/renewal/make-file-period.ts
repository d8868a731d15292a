import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import {
  findFault,
  findRecipe,
  getPeriodSeed,
  giveBack,
  renderPeriod,
  spreadTexture,
  type PeriodMeters,
} from '@dhvani/sound-render/periods'
import { hertz, lufs, seconds } from '@dhvani/units'
import { holdPeriod, type HeldPeriod } from '../mixdown/held-period.ts'
import type { PeriodRequest } from './period-protocol.ts'

/** What the maker of a file asks the worker for: a period that is shorter than those of the mix. */
export type FilePeriodRequest = PeriodRequest & {
  /** Length of the period; a multiple of 1.28 s. */
  readonly seconds: number
}

/** What the worker answers: the samples as the file's own worker keeps them, which are transferred, or why there are none. */
export type FilePeriodAnswer = { readonly held: HeldPeriod } | { readonly fault: string }

/**
 * The join of a file's period lies under the passage to the next one, so no seam is looked for. The right ear of a texture
 * hears what the left one hears, later: it has the same loudness and the same peaks (decision 294).
 */
const metersFor = (isTexture: boolean): PeriodMeters => ({
  loudness: ({ left, right }, sampleRate) =>
    integratedLoudness([left, isTexture ? left : right], sampleRate),
  truePeak: ({ left, right }) => truePeak(isTexture ? [left] : [left, right]),
  isSeamless: () => true,
})

/**
 * Renders a period of a file and checks it as those of the mix. What a recipe holds while it renders grows with the length
 * (decision 259).
 */
export const makeFilePeriod = (request: FilePeriodRequest): FilePeriodAnswer => {
  const { sound, isTexture } = request
  const finish = { sampleRate: hertz(request.sampleRate), targetLufs: lufs(request.targetLufs) }
  const recipe = findRecipe(sound)
  const meters = metersFor(isTexture)
  const period = renderPeriod(
    isTexture ? spreadTexture(recipe) : recipe,
    {
      ...request,
      ...finish,
      seed: getPeriodSeed(request.hour, sound, request.index),
      duration: seconds(request.seconds),
    },
    meters,
  )
  const fault = findFault(period, finish, meters)
  if (fault) return { fault }
  const sides = isTexture ? [period.left] : [period.left, period.right]
  const held = holdPeriod(sides)
  giveBack(period.left, period.right)
  return { held }
}
