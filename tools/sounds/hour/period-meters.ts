import { measureSeam } from '@dhvani/audio-measures'
import type { PeriodMeters } from '@dhvani/sound-render/periods'
import { METERS } from '../render/meters.ts'

/** The meters with which periods are finished and checked. */
export const PERIOD_METERS: PeriodMeters = {
  ...METERS,
  isSeamless: ({ left, right }, sampleRate) =>
    measureSeam([left, right], sampleRate, [left.length / 2]).seamless,
}
