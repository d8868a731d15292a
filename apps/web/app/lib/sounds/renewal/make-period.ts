import { integratedLoudness, measureSeam, truePeak } from '@dhvani/audio-measures'
import {
  findFault,
  getPeriodSeed,
  passageLengthOf,
  RECIPES,
  renderPeriod,
  type PeriodMeters,
} from '@dhvani/sound-render/periods'
import { hertz, lufs } from '@dhvani/units'
import type { PeriodAnswer, PeriodRequest } from './period-protocol.ts'

const METERS: PeriodMeters = {
  loudness: ({ left, right }, sampleRate) => integratedLoudness([left, right], sampleRate),
  truePeak: ({ left, right }) => truePeak([left, right]),
  isSeamless: ({ left, right }, sampleRate) =>
    measureSeam([left, right], sampleRate, [left.length / 2]).seamless,
}

type Channel = Float32Array<ArrayBuffer>
type Sides = { readonly left: Channel; readonly right: Channel }

/** The left channel, as loud on both sides as the two channels were. */
const foldTexture = ({ left }: Sides, sampleRate: number, targetLufs: number): Sides => {
  const folded = { left, right: left }
  const gain = 10 ** ((targetLufs - METERS.loudness(folded, hertz(sampleRate))) / 20)
  for (let index = 0; index < left.length; index += 1) left[index]! *= gain
  return folded
}

/** Renders a period and checks it. Takes seconds of processor time: for a worker. */
export const makePeriod = (request: PeriodRequest): PeriodAnswer => {
  const recipe = RECIPES.find(({ file }) => file === request.file)
  if (!recipe) return { fault: `no recipe ${request.file}` }
  const finish = {
    sampleRate: hertz(request.sampleRate),
    targetLufs: lufs(request.targetLufs),
  }
  const seed = getPeriodSeed(request.hour, request.sound, request.index)
  const rendered = renderPeriod(recipe, { ...finish, seed }, METERS) as Sides
  const period = request.isTexture
    ? foldTexture(rendered, request.sampleRate, request.targetLufs)
    : rendered
  const fault = findFault(period, finish, METERS)
  if (fault) return { fault }
  const channels = request.isTexture ? [period.left] : [period.left, period.right]
  return { channels, passage: passageLengthOf(recipe) }
}
