import { integratedLoudness, measureSeam, truePeak } from '@dhvani/audio-measures'
import {
  findFault,
  findRecipe,
  getPeriodSeed,
  PASSAGE,
  renderPeriod,
  spreadTexture,
  type PeriodMeters,
} from '@dhvani/sound-render/periods'
import { hertz, lufs, seconds } from '@dhvani/units'
import type { PeriodAnswer, PeriodRequest } from './period-protocol.ts'

/** What the maker of a file asks the worker for: a period that is shorter than those of the mix. */
export type FilePeriodRequest = PeriodRequest & {
  /** Length of the period; a multiple of 1.28 s. */
  readonly seconds: number
}

/**
 * Samples before the first block, as `make-period.ts` has them. The two share no code, because all proofs of all sounds
 * are bound to that file (decision 175).
 */
const GRIDS = [0, 15, 30]

const METERS: PeriodMeters = {
  loudness: ({ left, right }, sampleRate) => integratedLoudness([left, right], sampleRate),
  truePeak: ({ left, right }) => truePeak([left, right]),
  isSeamless: ({ left, right }, sampleRate) =>
    GRIDS.every((grid) => {
      const channels = [left.subarray(grid), right.subarray(grid)]
      return measureSeam(channels, sampleRate, [left.length / 2 - grid]).seamless
    }),
}

/**
 * Renders a period of a file and checks it as those of the mix. What a recipe needs while it renders grows with the length, so a
 * short one takes a third of the memory.
 */
export const makeFilePeriod = (request: FilePeriodRequest): PeriodAnswer => {
  const { sound, setting, isTexture, hour, index } = request
  const finish = { sampleRate: hertz(request.sampleRate), targetLufs: lufs(request.targetLufs) }
  const recipe = findRecipe(sound)
  const take = {
    ...finish,
    setting,
    seed: getPeriodSeed(hour, sound, index),
    duration: seconds(request.seconds),
  }
  const { left, right } = renderPeriod(isTexture ? spreadTexture(recipe) : recipe, take, METERS)
  const fault = findFault({ left, right }, finish, METERS)
  if (fault) return { fault }
  const channels = (isTexture ? [left] : [left, right]) as Float32Array<ArrayBuffer>[]
  return { channels, passage: PASSAGE }
}
