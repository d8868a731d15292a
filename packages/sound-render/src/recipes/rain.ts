import { decibels, seconds } from '@dhvani/units'
import type { Recipe } from '../recipe.ts'
import { createRenderContext } from './render-context.ts'
import { rainBed } from './rain-bed.ts'

const DURATION = seconds(64)

/** Steady monsoon rain on leaves and stone. */
export const rain: Recipe = {
  file: 'rain',
  version: '1',
  defaultSeed: 11,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => rainBed(createRenderContext('rain', DURATION, options)),
}
