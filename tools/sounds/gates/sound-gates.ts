import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { measureFeatures, toMono } from '@dhvani/audio-measures'
import type { Stereo } from '@dhvani/sound-render'
import type { Lufs } from '@dhvani/units'
import { finishGates, textureGates, varietyGates } from './common-gates.ts'
import type { Gate, Take } from './gate.ts'
import { birdsGates, koelGates } from './bird-gates.ts'
import { kissGates } from './kiss-gates.ts'
import { coffeeGates } from './coffee-gates.ts'
import { thunderGates } from './thunder-gates.ts'
import { trafficGates } from './traffic-gates.ts'
import { breezeGates } from './breeze-gates.ts'
import { trainGates } from './train-gates.ts'
import { seaGates } from './sea-gates.ts'
import { rainGates, riverGates } from './water-gates.ts'

const OWN_GATES: Readonly<Record<string, (take: Take) => Gate[]>> = {
  rain: rainGates,
  'rain-thunder': thunderGates,
  'sea-waves': seaGates,
  'river-flowing': riverGates,
  breeze: breezeGates,
  train: trainGates,
  'coffee-shop': coffeeGates,
  'indian-traffic': trafficGates,
  'asmr-kiss': kissGates,
  'koel-singing': koelGates,
  'morning-birds': birdsGates,
}

/** Two places of a texture or a scene may be no more alike than this: nothing is copied. */
const MOST_ALIKE = 0.3
/**
 * Sounds whose events resemble one another by nature: a koel has one call, many drivers have the same
 * horn, lips have one mouth behind them, and the joints of a rail are alike. A copy would still score
 * above 0.95.
 */
const MOST_ALIKE_BY_NATURE: Readonly<Record<string, number>> = {
  'koel-singing': 0.8,
  'indian-traffic': 0.7,
  'asmr-kiss': 0.5,
  train: 0.9,
}

/** What gates are measured on; costs half a second a minute of sound. */
export const takeOf = (sound: Stereo, sampleRate: number): Take => {
  const channels = [sound.left, sound.right]
  return {
    sound,
    sampleRate,
    mono: toMono(channels),
    features: measureFeatures(channels, sampleRate),
  }
}

/** Measures the gates that only one kind of sound has: what makes it that sound. */
export const measureOwnGates = (file: string, take: Take): Gate[] => OWN_GATES[file]?.(take) ?? []

const isTexture = (file: string): boolean =>
  BUILT_IN_SOUNDS.some((sound) => sound.file === file && sound.isTexture)

/** Measures all gates of a synthesised sound but those of its finish. */
export const measureKindGates = (file: string, take: Take): Gate[] => [
  ...varietyGates(take, MOST_ALIKE_BY_NATURE[file] ?? MOST_ALIKE),
  ...(isTexture(file) ? textureGates(take) : []),
  ...measureOwnGates(file, take),
]

/**
 * Measures the gates of a synthesised sound: its own (docs/contract/audio.md §9) and the common
 * ones (docs/contract/audio.md §8).
 *
 * @param sound one period of the finished (normalised or decoded) loop
 */
export const measureGates = (
  file: string,
  targetLufs: Lufs,
  sound: Stereo,
  sampleRate: number,
): Gate[] => {
  const take = takeOf(sound, sampleRate)
  return [...finishGates(take, targetLufs), ...measureKindGates(file, take)]
}

/**
 * Measures the gates of an operator's own recording: loudness, peak and seam. The operator decides
 * what it is a recording of, and whether it repeats itself or is mono.
 */
export const measureRecordingGates = (
  targetLufs: Lufs,
  sound: Stereo,
  sampleRate: number,
): Gate[] => finishGates(takeOf(sound, sampleRate), targetLufs)
