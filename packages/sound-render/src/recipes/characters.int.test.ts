import {
  autocorrelation,
  bandOf,
  blockLevels,
  envelopeOf,
  findRises,
  findStandouts,
  kurtosis,
  mean,
  percentile,
  rms,
  standardDeviation,
  toMono,
  type Band,
} from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { SOUND_SETTINGS, type BuiltInSoundId, type Character } from '@dhvani/catalogue'
import { hertz, seconds, type Seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { addStereo, type Stereo } from '../dsp/stereo.ts'
import { findRecipe } from '../recipes.ts'

const RATE = hertz(16_000)
const SEEDS = [1, 2]
const MINUTES = 10 * 60_000

/** A take, and the same take with the character at 0: what it has more is what the character adds. */
type Heard = { readonly take: Stereo; readonly without: Stereo }
type Measure = (heard: Heard) => number

const decibelsOf = (signal: Float32Array): number => 20 * Math.log10(rms(signal) + 1e-6)
const monoOf = ({ left, right }: Stereo): Float32Array => toMono([left, right])

/** Level of a band beside all of the sound, in dB. */
const share =
  (band: Band): Measure =>
  ({ take }) =>
    decibelsOf(bandOf(monoOf(take), RATE, band)) - decibelsOf(monoOf(take))

const negative =
  (measure: Measure): Measure =>
  (heard) =>
    -measure(heard)

/** How far the level of blocks of so many seconds moves, in dB. */
const unrest =
  (block: number, band: Band = {}): Measure =>
  ({ take }) =>
    standardDeviation(blockLevels(bandOf(monoOf(take), RATE, band), RATE, block))

/** Level of what is high beside what is low, in dB. */
const tilt =
  (low: number, high: number): Measure =>
  ({ take }) => {
    const mono = monoOf(take)
    return (
      decibelsOf(bandOf(mono, RATE, { from: high })) - decibelsOf(bandOf(mono, RATE, { to: low }))
    )
  }

/** How little it is quiet between events: level of the quieter half beside all of it, in dB. */
const fullness: Measure = ({ take }) => {
  const mono = monoOf(take)
  return percentile(blockLevels(mono, RATE, 0.05), 0.3) - decibelsOf(mono)
}

/** How often a second axle could follow the first in a second: one over the lag at which clacks come round soonest. */
const axles: Measure = ({ take }) => {
  const hop = 0.01
  const clacks = envelopeOf(bandOf(monoOf(take), RATE, { from: 400, to: 3000 }), RATE, hop)
  const lags = autocorrelation(clacks, 40)
  const [from, to] = [0.09, 0.4].map((lag) => Math.round(lag / hop))
  const strongest = Math.max(...lags.subarray(from, to! + 1))
  return 1 / (hop * lags.indexOf(strongest, from))
}

/** How spiky a band is. */
const spikes =
  (band: Band): Measure =>
  ({ take }) =>
    kurtosis(bandOf(monoOf(take), RATE, band))

/** How often a level rises clearly. */
const rises =
  (block: number, decibels: number, band: Band = {}): Measure =>
  ({ take }) => {
    const levels = blockLevels(bandOf(monoOf(take), RATE, band), RATE, block)
    return findRises(
      levels.map((level) => 10 ** (level / 20)),
      decibels,
    ).length
  }

/** How much of the time a band is nearly as loud as it ever is, in percent: other birds are far below a call. */
const heardFor =
  (decibels: number, band: Band): Measure =>
  ({ take }) => {
    const levels = blockLevels(bandOf(monoOf(take), RATE, band), RATE, 0.05)
    const loudest = percentile(levels, 0.99)
    return 100 * mean([...levels].map((level) => (level > loudest - decibels ? 1 : 0)))
  }

/** How many drops a second stand 4 dB out of the rain, in the band where it has fewest: a recording on leaves had 4 to 6. */
const standingDrops: Measure = ({ take }) => {
  const counts = [{ from: 250, to: 1000 }, { from: 1000 }, { from: 4000 }].map((band) => {
    const levels = blockLevels(bandOf(monoOf(take), RATE, band), RATE, 0.01)
    return findStandouts(levels, { around: 100, apart: 5, least: 4 }).length
  })
  return (Math.min(...counts) * RATE) / take.left.length
}

/** Level of what the character adds beside the take without it, in dB. */
const added: Measure = ({ take, without }) => {
  const more = { left: take.left.slice(), right: take.right.slice() }
  addStereo(more, without, -1)
  return decibelsOf(monoOf(more)) - decibelsOf(monoOf(without))
}

/** How far the ears are apart where something is heard, in dB. */
const earsApart: Measure = ({ take: { left, right } }) => {
  const [one, other] = [left, right].map((channel) => blockLevels(channel, RATE, 0.02))
  const loud = percentile(one!, 0.9)
  const apart = [...one!].flatMap((level, index) =>
    Math.max(level, other![index]!) > loud ? [Math.abs(level - other![index]!)] : [],
  )
  return mean(apart)
}

type Claim = {
  readonly sound: BuiltInSoundId
  readonly character: string
  readonly claim: string
  readonly measure: Measure
  /** By how much it moves at least, from 0 to the usual value and from there to 100. */
  readonly least: number
  readonly duration: Seconds
}

const claim = (
  sound: BuiltInSoundId,
  character: string,
  text: string,
  measure: Measure,
  least: number,
  duration = 12.8,
): Claim => ({ sound, character, claim: text, measure, least, duration: seconds(duration) })

const CLAIMS: readonly Claim[] = [
  claim('rain', 'heaviness', 'has more weight', share({ to: 250 }), 2),
  claim('rain', 'near-drops', 'has more drops that can be told apart', standingDrops, 1.5),
  claim('rain-thunder', 'nearness', 'cracks out of the rain', unrest(0.2), 0.7),
  claim('rain-thunder', 'frequency', 'rolls more often', negative(tilt(200, 3000)), 2, 96),
  claim('rain-thunder', 'rain', 'has more rain', share({ from: 3000 }), 2),
  claim('sea-waves', 'height', 'rises and falls further', unrest(0.2), 0.5, 25.6),
  claim('sea-waves', 'rhythm', 'breaks more often', rises(1.6, 3), 2, 64),
  claim('river-flowing', 'size', 'is deeper', share({ to: 450 }), 2),
  claim('river-flowing', 'stones', 'chatters', unrest(0.01, { from: 500, to: 3000 }), 0.5),
  claim('breeze', 'gusts', 'comes in stronger gusts', unrest(0.2), 0.4, 25.6),
  claim('breeze', 'leaves', 'has more leaves', tilt(400, 1500), 5),
  claim('coffee-shop', 'crowd', 'has more voices', share({ from: 200, to: 1000 }), 0.5),
  claim('coffee-shop', 'crockery', 'clinks more', added, 3),
  claim('indian-traffic', 'horns', 'has more horns', added, 2, 25.6),
  claim('indian-traffic', 'vehicles', 'has more vehicles', added, 2),
  claim('train', 'speed', 'lets axles follow one another sooner', axles, 1, 25.6),
  claim('train', 'whistle', 'whistles more', added, 6),
  claim(
    'koel-singing',
    'calls',
    'calls more often',
    heardFor(15, { from: 900, to: 2100 }),
    4,
    76.8,
  ),
  claim('koel-singing', 'answer', 'has a nearer answer', added, 6, 51.2),
  claim('morning-birds', 'birds', 'has more birds', fullness, 1.5, 25.6),
  claim('morning-birds', 'koel', 'has a koel', added, 6, 25.6),
  claim('asmr-kiss', 'pace', 'has more kisses', rises(0.1, 15, { from: 1500 }), 3, 38.4),
  claim('asmr-kiss', 'closeness', 'sets the ears apart', earsApart, 0.8, 38.4),
  claim('high-frequency', 'colour', 'is brighter', share({ from: 3000 }), 1),
  claim('high-frequency', 'drops', 'has more drops', spikes({ from: 1000 }), 0.5),
]

const usualOf = (sound: BuiltInSoundId, id: string): number => {
  const characters: readonly Character[] = SOUND_SETTINGS[sound].characters
  return characters.find((known) => known.id === id)!.usual
}

describe.each(CLAIMS)('$sound with more $character', { timeout: MINUTES }, (claimed) => {
  const { sound, character, measure, least, duration } = claimed
  const render = (seed: number, value: number) =>
    findRecipe(sound).render({
      seed,
      sampleRate: RATE,
      setting: { characters: { [character]: value } },
      duration,
    })

  it(`${claimed.claim}, at every step`, () =>
    prove(claimOf(import.meta.filename, sound, `${claimed.claim} with more ${character}`), () => {
      const withouts = SEEDS.map((seed) => render(seed, 0))
      const measureAt = (value: number) =>
        mean(
          withouts.map((without, index) =>
            measure({ take: value === 0 ? without : render(SEEDS[index]!, value), without }),
          ),
        )
      const usual = usualOf(sound, character)
      // A character that the file has not begins at its lower end.
      const [low, lower, middle, high] = [0, usual / 2, usual || 50, 100].map(measureAt)
      expect(lower).toBeGreaterThanOrEqual(low!)
      expect(middle).toBeGreaterThanOrEqual(lower!)
      expect(middle).toBeGreaterThan(low! + least)
      expect(high).toBeGreaterThan(middle! + least)
      return { least: low!, usual: middle!, most: high! }
    }))
})

it('names every character of every sound', () => {
  const claimed = CLAIMS.map(({ sound, character }) => `${sound} ${character}`)
  const all = Object.entries(SOUND_SETTINGS).flatMap(([sound, { characters }]) =>
    characters.map(({ id }) => `${sound} ${id}`),
  )
  expect(claimed).toEqual(all)
})
