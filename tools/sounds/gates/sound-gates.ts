import { measureFeatures, toMono } from '@dhvani/audio-testkit'
import type { Stereo } from '@dhvani/sound-render'
import { commonGates } from './common-gates.ts'
import type { Gate, Take } from './gate.ts'
import { thunderGates } from './thunder-gates.ts'
import { breezeGates, trainGates } from './wind-and-rail-gates.ts'
import { rainGates, riverGates, seaGates } from './water-gates.ts'

const OWN_GATES: Readonly<Record<string, (take: Take) => Gate[]>> = {
  rain: rainGates,
  'rain-thunder': thunderGates,
  'sea-waves': seaGates,
  'river-flowing': riverGates,
  breeze: breezeGates,
  train: trainGates,
}

/** Sounds that repeat by nature: the joints of a rail are alike. */
const MAY_REPEAT = new Set(['train'])

/**
 * Measures every gate of a sound: its own (audio.md E2) and the common ones.
 *
 * @param sound one period of the finished (normalised or decoded) loop
 */
export const measureGates = (
  file: string,
  targetLufs: number,
  sound: Stereo,
  sampleRate: number,
): Gate[] => {
  const channels = [sound.left, sound.right]
  const take: Take = {
    sound,
    sampleRate,
    mono: toMono(channels),
    features: measureFeatures(channels, sampleRate),
  }
  return [
    ...commonGates(take, targetLufs, MAY_REPEAT.has(file)),
    ...(OWN_GATES[file]?.(take) ?? []),
  ]
}
