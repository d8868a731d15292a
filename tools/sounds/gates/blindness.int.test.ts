import { measureFeatures, toMono } from '@dhvani/audio-measures'
import { RECIPES, type Stereo } from '@dhvani/sound-render'
import { beforeAll, expect, it } from 'vitest'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import type { Gate, Take } from './gate.ts'
import { trafficGates } from './traffic-gates.ts'
import { rainGates, riverGates } from './water-gates.ts'

/** A gate that nothing fails is blind: what each of these gates is there to refuse, it refuses. */

let rain: Stereo

beforeAll(() => {
  const recipe = RECIPES.find(({ file }) => file === 'rain')!
  rain = renderTake(recipe, recipe.defaultSeed, getLoudnessTarget(recipe.file))
}, 60_000)

const takeOf = (sound: Stereo): Take => {
  const channels = [sound.left, sound.right]
  return {
    sound,
    sampleRate: SAMPLE_RATE,
    mono: toMono(channels),
    features: measureFeatures(channels, SAMPLE_RATE),
  }
}

const failedOf = (gates: Gate[]): string[] =>
  gates.filter(({ passed }) => !passed).map(({ name }) => name)

it('does not take rain for a river: it has no pitched chirps', () => {
  expect(failedOf(riverGates(takeOf(rain)))).toContain('Rising chirps, 0.5 to 2.5 kHz')
})

it('does not take rain for a street: nothing blows a horn and nothing drives past', () => {
  const failed = failedOf(trafficGates(takeOf(rain)))
  expect(failed).toContain('Horns')
  expect(failed).toContain('Vehicles that pass')
})

it('hears rain that beats twice a second', () => {
  const beating = (channel: Float32Array) =>
    channel.map((value, at) => value * (1 + 0.15 * Math.sin((2 * Math.PI * 2 * at) / SAMPLE_RATE)))
  const take = takeOf({ left: beating(rain.left), right: beating(rain.right) })
  expect(failedOf(rainGates(take))).toEqual(['Periodicity, 0.1 to 10 s'])
})
