import { seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce, highPass, highShelf } from '../../dsp/filters.ts'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit, BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand } from '../hand.ts'
import { fadeEnd, scaleToPeak, stageOneShot, type Stage } from '../one-shot.ts'
import { addBurst } from '../strike.ts'
import { pitchOf, type Svara } from '../svara.ts'
import { pluckWrapping } from './wrapping-string.ts'

/** The four strings in the order they are plucked: pa, two middle sas, low sa. */
export const TANPURA_STRINGS = [
  { name: 'pa', svara: 'P,', pan: -0.3, detune: 0 },
  { name: 'sa', svara: 'S', pan: 0.14, detune: 0.6 },
  { name: 'jodi', svara: 'S', pan: -0.1, detune: -0.6 },
  { name: 'kharaj', svara: 'S,', pan: 0.28, detune: 0 },
] as const satisfies readonly { name: string; svara: Svara; pan: number; detune: number }[]

/** Beats of each pluck in a cycle of four: even, with a breath after the low string. */
const PLUCKS = [0, 0.9, 1.8, 2.7] as const

const TAKES = 2

const SECONDS = 4.6

const stage = (pan: number): Stage => ({
  pan,
  earDelay: 0.0003,
  room: { t60: seconds(1.6), damping: 4200, size: 1, preDelay: seconds(0.015) },
  wet: -15,
  early: [
    { delay: seconds(0.0071), gain: 0.2, pan: 0.7 },
    { delay: seconds(0.0113), gain: 0.18, pan: -0.7 },
  ],
})

const pluck = (index: number, take: number, sampleRate: Hertz): Stereo => {
  const { name, svara, pan, detune } = TANPURA_STRINGS[index]!
  const random = seededRandom('tanpura', name, take)
  const frequency = pitchOf(svara) * 2 ** (detune / 1200)
  // A soft thread holds the string a hair above the bridge: at every swing it passes a little of the low partials to the
  // high ones, for half a second and more.
  const signal = pluckWrapping({
    pitch: () => frequency,
    duration: SECONDS,
    t60: uniformBetween(6.5, 7.5, random),
    damping: 2900,
    stiffness: 2e-6,
    curve: 62 * uniformBetween(0.9, 1.1, random),
    hardness: 0.03,
    restitution: 0.86,
    // Flesh of the finger, in the middle of the string.
    pluckAt: uniformBetween(0.47, 0.495, random),
    width: 0.084,
    // The gourd hardly radiates the fundamental: recordings have it 14 dB under the fourth partial.
    lowest: 0.1,
    turning: 0.25,
    sampleRate,
    random,
  })
  scaleToPeak(signal, 0.8)
  // Flesh, not wire: the string swells in over a few hundredths of a second.
  const swell = Math.round(0.018 * sampleRate)
  for (let at = 0; at < swell; at += 1) signal[at]! *= Math.sin((Math.PI * at) / (2 * swell)) ** 2
  addBurst(signal, { frequency: 900, q: 0.8, level: -27, duration: 0.02 }, sampleRate, random)
  filterOnce(signal, [
    highPass(70, sampleRate),
    highShelf(1000, sampleRate, 0.5, 4),
    bell(180, sampleRate, 1.4, 3),
  ])
  return stageOneShot(
    fadeEnd(scaleToPeak(signal, 0.7), seconds(1.4), sampleRate),
    stage(pan),
    sampleRate,
  )
}

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> =>
  Object.fromEntries(
    TANPURA_STRINGS.flatMap(({ name }, index) =>
      Array.from({ length: TAKES }, (_, take): [string, Stereo] => [
        `${name}-${take + 1}`,
        pluck(index, take + 1, sampleRate),
      ]),
    ),
  )

export const TANPURA_KIT: BeatKit = { kit: 'tanpura', bitrate: 160, renderSamples }

const LEVELS = [-1, 0, -0.5, 1] as const

export const droneScore = (seed: number): BeatScore => {
  const hand = createHand(1, 'raga-drone', seed)
  const events = [0, 4, 8, 12].flatMap((cycle) =>
    TANPURA_STRINGS.map(({ name, svara }, index): BeatScoreEvent => ({
      beat: hand.place(cycle + PLUCKS[index]!),
      sample: hand.take(name, 1, TAKES),
      gain: hand.strength(LEVELS[index]!),
      pan: 0,
      // A finger on a sounding string stops it before it plucks again.
      choke: name,
      // A cent less than one: no two plucks of a string beat alike with the next one.
      rate: hand.bend(0.0004),
      bol: svara.startsWith('P') ? 'Pa' : 'Sa',
    })),
  )
  return { loop: 'raga-drone', beats: 16, events }
}
