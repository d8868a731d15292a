import {
  blockLevels,
  createSpectrum,
  findRises,
  standardDeviation,
  toMono,
} from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { BUILT_IN_SOUNDS, SOUND_LOUDNESS, SOUND_SETTINGS } from '@dhvani/catalogue'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { Stereo } from '../dsp/stereo.ts'
import { findRecipe } from '../recipes.ts'

/** Half of what is played: no place differs above 11 kHz alone. */
const RATE = hertz(22_050)
/** Long enough for a few events of a sound of events. */
const DURATIONS = { continuous: seconds(12.8), events: seconds(25.6) }
const SEEDS = [1, 2, 3, 4]
const MINUTES = 10 * 60_000
const OCTAVES = [60, 120, 240, 480, 960, 1920, 3840, 7680, 11_025]
const SIZE = 2048

/** Levels of the octaves in dB, as parts of the whole, that part floored where nothing is heard. */
const measureOctaves = (mono: Float32Array): number[] => {
  const spectrum = createSpectrum(SIZE)
  const sums = OCTAVES.slice(1).map(() => 1e-12)
  for (let at = 0; at + SIZE <= mono.length; at += SIZE)
    spectrum.powerAt(mono, at).forEach((power, bin) => {
      const frequency = (bin * RATE) / SIZE
      const octave = OCTAVES.findLastIndex((edge) => frequency >= edge)
      if (octave in sums) sums[octave]! += power
    })
  const total = sums.reduce((sum, part) => sum + part, 0)
  return sums.map((part) => Math.max(-50, 10 * Math.log10(part / total)))
}

/** What an ear would tell places apart by: colour, unrest, how often something happens, how wide it is. */
const fingerprintOf = ({ left, right }: Stereo): number[] => {
  const mono = toMono([left, right])
  const [quick, slow] = [0.01, 0.2].map((block) => blockLevels(mono, RATE, block))
  const rises = findRises(
    Float64Array.from(quick!, (level) => 10 ** (level / 20)),
    6,
  )
  return [
    ...measureOctaves(mono).map((level) => level / 3),
    standardDeviation(quick!) / 1.5,
    standardDeviation(slow!) / 1.5,
    Math.log2(1 + rises.length),
  ]
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, index) => value - other[index]!))

type Labelled = { readonly label: string; readonly print: readonly number[] }

/** Share of the takes whose nearest neighbour has their own label. */
const shareOfToldApart = (takes: readonly Labelled[]): number => {
  const told = takes.filter((take) => {
    const others = takes.filter((other) => other !== take)
    const [nearest] = others.toSorted(
      (one, other) => distance(take.print, one.print) - distance(take.print, other.print),
    )
    return nearest?.label === take.label
  })
  return told.length / takes.length
}

describe.each(BUILT_IN_SOUNDS)('the places of $name', { timeout: MINUTES }, ({ id, file }) => {
  it('are each nearer to themselves than to any other place', () =>
    prove(claimOf(import.meta.filename, id, 'has places that are told apart'), () => {
      const recipe = findRecipe(id)
      const duration = DURATIONS[SOUND_LOUDNESS[file].class]
      const takes = SOUND_SETTINGS[id].places.flatMap(({ id: place }) =>
        SEEDS.map((seed) => ({
          label: place,
          print: fingerprintOf(
            recipe.render({ seed, sampleRate: RATE, setting: { place }, duration }),
          ),
        })),
      )
      const share = shareOfToldApart(takes)
      expect(share).toBeGreaterThanOrEqual(0.9)
      return { 'Share of takes told apart': share }
    }))
})

it('does not tell takes of one place apart', { timeout: MINUTES }, () =>
  prove(
    claimOf(import.meta.filename, 'asmr-kiss', 'has takes of one place that are not told apart'),
    () => {
      const takes = [...SEEDS, 5, 6, 7, 8].map((seed) => ({
        label: seed % 2 === 0 ? 'even' : 'odd',
        print: fingerprintOf(
          findRecipe('asmr-kiss').render({ seed, sampleRate: RATE, duration: DURATIONS.events }),
        ),
      }))
      expect(shareOfToldApart(takes)).toBeLessThan(0.9)
    },
  ),
)
