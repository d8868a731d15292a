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

/**
 * Samples before the first block. The blocks in which a hole is looked for begin every millisecond, and a bass note
 * makes dips so short that the blocks of one grid may miss them.
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

type Channel = Float32Array<ArrayBuffer>
type Sides = { readonly left: Channel; readonly right: Channel }

/** The shortest period that recipes render, so that a slow device has it soon. */
const SHORT = seconds(6.4)
/** The calmest place of so few seconds is not always calm enough for a seam, so other takes are tried. */
const SHORT_TRIES = 4
/** A short period may be this much softer than the file, because its peaks may allow no more. */
const SOFTER_LU = 1

const finishOf = ({ sampleRate, targetLufs }: PeriodRequest) => ({
  sampleRate: hertz(sampleRate),
  targetLufs: lufs(targetLufs),
})

const renderFor = (request: PeriodRequest, seed: number): Sides => {
  const { sound, setting, isShort, isTexture } = request
  const take = { ...finishOf(request), seed, setting, ...(isShort && { duration: SHORT }) }
  const recipe = findRecipe(sound)
  return renderPeriod(isTexture ? spreadTexture(recipe) : recipe, take, METERS) as Sides
}

const findFaultFor = (period: Sides, request: PeriodRequest) => {
  const finish = finishOf(request)
  if (!request.isShort) return findFault(period, finish, METERS)
  const loudness = METERS.loudness(period, finish.sampleRate)
  const isSofter = loudness < finish.targetLufs && loudness > finish.targetLufs - SOFTER_LU
  return findFault(period, isSofter ? { ...finish, targetLufs: lufs(loudness) } : finish, METERS)
}

/** Renders a period and checks it. Takes up to seconds of processor time: for a worker. */
export const makePeriod = (request: PeriodRequest): PeriodAnswer => {
  const { hour, sound, index, isShort, isTexture } = request
  const answers = (attempt: number): PeriodAnswer => {
    // Downwards: the numbers above 0 are those of whole periods.
    const period = renderFor(request, getPeriodSeed(hour, sound, index - attempt))
    const fault = findFaultFor(period, request)
    if (fault) return isShort && attempt + 1 < SHORT_TRIES ? answers(attempt + 1) : { fault }
    const channels = isTexture ? [period.left] : [period.left, period.right]
    return { channels, passage: PASSAGE }
  }
  return answers(0)
}
