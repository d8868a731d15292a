import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import type { SoundFileId } from '@dhvani/catalogue'
import { RECIPES, type Stereo } from '@dhvani/sound-render'
import { expect, it } from 'vitest'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import type { Take } from './gate.ts'
import { measureKindGates, measureOwnGates, takeOf } from './sound-gates.ts'

/** Negative controls: a gate that nothing fails is blind. Here rain is measured as other sounds. */

const MINUTES = 3 * 60_000

const renderRain = (): Stereo => {
  const recipe = RECIPES.find(({ file }) => file === 'rain')!
  return renderTake(recipe, recipe.defaultSeed, getLoudnessTarget(recipe.file))
}

let rendered: Take | undefined

/** Rain, rendered once where a test has to measure it. */
const rain = (): Take => (rendered ??= takeOf(renderRain(), SAMPLE_RATE))

const failedAs = (file: string, measured: Take): string[] =>
  measureOwnGates(file, measured)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

it('accepts rain by the gates of rain', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'rain', 'is accepted by its own gates'), () => {
    expect(measureOwnGates('rain', rain()).length).toBeGreaterThan(5)
    expect(failedAs('rain', rain())).toEqual([])
  }),
)

/** The gates of each sound that rain must fail: what the sound is told by. */
const TOLD_BY: Readonly<Record<Exclude<SoundFileId, 'rain'>, readonly string[]>> = {
  'rain-thunder': ['Rolls per loop'],
  'sea-waves': ['Spread of distances', 'Break in the troughs'],
  'river-flowing': ['Rising chirps, 0.5 to 2.5 kHz'],
  breeze: ['Pressure below 63 Hz', 'Touches that can be counted'],
  train: ['Strength of the bogie period', 'A short clack rings'],
  'coffee-shop': ['Centroid'],
  'indian-traffic': ['Horns', 'Vehicles that pass'],
  'koel-singing': ['Series per loop'],
  'morning-birds': ['Notes that sweep'],
  'asmr-kiss': ['Kisses'],
}

it.each(Object.entries(TOLD_BY))(
  'does not take rain for %s: it fails %j',
  { timeout: MINUTES },
  (file, gates) =>
    prove(claimOf(import.meta.filename, 'rain', `is not taken for ${file}`), () => {
      expect(failedAs(file, rain())).toEqual(expect.arrayContaining([...gates]))
    }),
)

it('refuses rain whose ears take from each other on one loudspeaker', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'rain', 'is refused when one ear is late'), () => {
    const { left } = rain().sound
    const late = left.map((_, at) => left.at(at - 20)!)
    const gates = measureKindGates('rain', takeOf({ left, right: late }, SAMPLE_RATE))
    const lost = gates.find(({ name }) => name === 'Lost by an octave on one loudspeaker')
    expect(lost).toMatchObject({ passed: false })
  }),
)

it('refuses rain that beats twice a second', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'rain', 'is refused when it beats'), () => {
    const beating = (channel: Float32Array) =>
      channel.map(
        (value, at) => value * (1 + 0.15 * Math.sin((2 * Math.PI * 2 * at) / SAMPLE_RATE)),
      )
    const { left, right } = rain().sound
    const beaten = { left: beating(left), right: beating(right) }
    expect(failedAs('rain', takeOf(beaten, SAMPLE_RATE))).toEqual(['Periodicity, 0.1 to 10 s'])
  }),
)
