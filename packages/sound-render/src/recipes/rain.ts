import type { Recipe } from '../recipe.ts'
import { createStage } from './layers.ts'
import { rainBed } from './rain-bed.ts'

const LENGTH = 64

/** Steady monsoon rain on leaves and stone. */
export const rain: Recipe = {
  file: 'rain',
  version: '1',
  defaultSeed: 11,
  length: LENGTH,
  targetLufs: -23,
  bitrate: 160,
  peakCeiling: -4,
  render: (options) => rainBed(createStage('rain', LENGTH, options)),
}
