import type { SoundFileId } from '@dhvani/catalogue'
import { RECIPES, type Stereo } from '@dhvani/sound-render'
import { beforeAll, expect, it } from 'vitest'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import type { Take } from './gate.ts'
import { measureOwnGates, takeOf } from './sound-gates.ts'

/** Negative controls: a gate that nothing fails is blind. Here rain is measured as other sounds. */

let rain: Stereo
let take: Take

beforeAll(() => {
  const recipe = RECIPES.find(({ file }) => file === 'rain')!
  rain = renderTake(recipe, recipe.defaultSeed, getLoudnessTarget(recipe.file))
  take = takeOf(rain, SAMPLE_RATE)
}, 60_000)

const failedAs = (file: string, measured: Take): string[] =>
  measureOwnGates(file, measured)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

it('accepts rain by the gates of rain', () => {
  expect(measureOwnGates('rain', take).length).toBeGreaterThan(5)
  expect(failedAs('rain', take)).toEqual([])
})

/** The gates of each sound that rain must fail: what the sound is told by. */
const TOLD_BY: Readonly<Record<Exclude<SoundFileId, 'rain'>, readonly string[]>> = {
  'rain-thunder': ['Rolls per loop'],
  'sea-waves': ['Mean distance of crests', 'Steep rises'],
  'river-flowing': ['Rising chirps, 0.5 to 2.5 kHz'],
  breeze: ['Deviation of the leaves, 1 s', 'Movement at 0.5 to 2 Hz'],
  train: ['Clacks per loop', 'Power 150 to 500 Hz'],
  'coffee-shop': ['Centroid'],
  'indian-traffic': ['Horns', 'Vehicles that pass'],
  'koel-singing': ['Series per loop'],
  'morning-birds': ['Notes that sweep'],
  'asmr-kiss': ['Kisses'],
}

it.each(Object.entries(TOLD_BY))('does not take rain for %s: it fails %j', (file, gates) => {
  expect(failedAs(file, take)).toEqual(expect.arrayContaining([...gates]))
})

it('refuses rain that beats twice a second', () => {
  const beating = (channel: Float32Array) =>
    channel.map((value, at) => value * (1 + 0.15 * Math.sin((2 * Math.PI * 2 * at) / SAMPLE_RATE)))
  const beaten = { left: beating(rain.left), right: beating(rain.right) }
  expect(failedAs('rain', takeOf(beaten, SAMPLE_RATE))).toEqual(['Periodicity, 0.1 to 10 s'])
})
