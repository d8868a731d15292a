import { bandOf } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import type { Setting, SoundFileId } from '@dhvani/catalogue'
import { RECIPES, type Recipe, type Stereo } from '@dhvani/sound-render'
import { expect, it } from 'vitest'
import { renderTake } from '../render/render-sound.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { measureOwnGates, takeOf } from './sound-gates.ts'

/** Negative controls: each take gets back the fault for which a listener did not believe its sound. */

const MINUTES = 4 * 60_000

const take = (file: SoundFileId, setting?: Setting): Stereo => {
  const recipe = RECIPES.find((one) => one.file === file)!
  const render: Recipe['render'] = (options) => recipe.render({ ...options, setting })
  return renderTake({ ...recipe, render }, 401, getLoudnessTarget(file))
}

const failedGates = (file: SoundFileId, sound: Stereo): string[] =>
  measureOwnGates(file, takeOf(sound, SAMPLE_RATE))
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

const mapBoth = (
  { left, right }: Stereo,
  map: (channel: Float32Array) => Float32Array,
): Stereo => ({
  left: map(left),
  right: map(right),
})

/** Divides the voices of a channel by their own level over some 30 ms: none stands out or pauses. */
const even = (channel: Float32Array): Float32Array => {
  const share = 1 / (0.03 * SAMPLE_RATE)
  let power = 1e-4
  return bandOf(channel, SAMPLE_RATE, { from: 500, to: 2000 }).map((value) => {
    power += share * (value * value - power)
    return (0.07 * value) / Math.sqrt(power + 1e-8)
  })
}

it('refuses a coffee shop of equal voices that never pause', { timeout: MINUTES }, () =>
  prove(
    claimOf(import.meta.filename, 'coffee-shop', 'is refused with equal voices that never pause'),
    () => {
      expect(failedGates('coffee-shop', mapBoth(take('coffee-shop'), even))).toEqual(
        expect.arrayContaining([
          'Loud voices over quiet ones',
          'Deviation of the voices, 125 ms',
          'Deviation of the voices, 1 s',
        ]),
      )
    },
  ),
)

/** Adds the lowest octaves of a second earlier, 8 dB louder. */
const rumble = (channel: Float32Array): Float32Array => {
  const low = bandOf(channel, SAMPLE_RATE, { to: 130 })
  return channel.map(
    (value, at) => value + 2.5 * low[(at + low.length - SAMPLE_RATE) % low.length]!,
  )
}

it('refuses a street under rumble', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'indian-traffic', 'is refused under rumble'), () => {
    expect(failedGates('indian-traffic', mapBoth(take('indian-traffic'), rumble))).toContain(
      'Power below 150 Hz',
    )
  }),
)

it('refuses thunder that only rumbles under the rain', { timeout: MINUTES }, () =>
  prove(
    claimOf(import.meta.filename, 'rain-thunder', 'is refused when it only rumbles', 'rain'),
    () => {
      // A drop beside the ear is as loud in the crack's band as a crack.
      const rain = take('rain', { characters: { 'near-drops': 0 } })
      const dull = mapBoth(take('rain-thunder'), (channel) =>
        bandOf(channel, SAMPLE_RATE, { to: 300 }),
      )
      const over = (bed: Float32Array) => (value: number, at: number) =>
        value + bed[at % bed.length]!
      expect(
        failedGates('rain-thunder', {
          left: dull.left.map(over(rain.left)),
          right: dull.right.map(over(rain.right)),
        }),
      ).toContain('Crack over the rain, 0.8 to 4 kHz')
    },
  ),
)

it('refuses a river without spray', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'river-flowing', 'is refused without spray'), () => {
    const dull = mapBoth(take('river-flowing'), (channel) =>
      bandOf(channel, SAMPLE_RATE, { to: 3000 }),
    )
    expect(failedGates('river-flowing', dull)).toContain('Flatness')
  }),
)
