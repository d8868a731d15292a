import type { ManifestSound, SoundCredit } from '@dhvani/catalogue'
import {
  evenLoudness,
  getCalmestStart,
  hashPcm16,
  normaliseLoudness,
  rotate,
  type Recipe,
  type Stereo,
} from '@dhvani/sound-render'
import type { Lufs } from '@dhvani/units'
import {
  makeLoopFile,
  SAMPLE_RATE,
  type LoopFile,
  type MadeFile,
  type RecordedLoops,
} from '../ship/encode-files.ts'
import { measureFarthestMinute } from '../ship/farthest-minute.ts'
import { reduceLoop } from '../ship/small-tier.ts'
import { METERS } from './meters.ts'

/** No minute of a sound is farther from all of it, in LU. */
const MINUTE_WITHIN = 1

export type RenderedSound = { entry: ManifestSound; files: MadeFile[] }

/** A take as it will be heard: even, begun where it is calmest, at its loudness, under its ceiling. */
export const renderTake = (recipe: Recipe, seed: number, targetLufs: Lufs): Stereo => {
  const raw = recipe.render({ seed, sampleRate: SAMPLE_RATE })
  const turn = () => rotate(raw, getCalmestStart(raw, SAMPLE_RATE))
  let sound = turn()
  // A take that is even enough keeps every sample.
  const farthest = recipe.isSparse
    ? measureFarthestMinute([sound.left, sound.right], SAMPLE_RATE)
    : 0
  if (farthest > MINUTE_WITHIN) {
    evenLoudness(raw, SAMPLE_RATE, METERS)
    sound = turn()
  }
  normaliseLoudness(
    sound,
    { targetLufs, peakCeiling: recipe.peakCeiling, sampleRate: SAMPLE_RATE },
    METERS,
  )
  return sound
}

/** Both tiers of a finished loop. */
export const encodeTiers = async (
  file: string,
  sound: Stereo,
  { bitrate, targetLufs }: { bitrate: 160 | 192; targetLufs: Lufs },
  origin: { recipe: { version: string; seed: number } } | { credit: SoundCredit },
  recorded: RecordedLoops = new Map(),
): Promise<RenderedSound> => {
  const pcmHash = hashPcm16(sound)
  const make = (loop: Stereo, loopFile: LoopFile) =>
    makeLoopFile(loop, loopFile, recorded.get(loopFile.name))
  const standard = await make(sound, { targetLufs, name: `${file}.mp3`, bitrate })
  const { sound: reduced, ...encoding } = reduceLoop(file, sound)
  const small = await make(reduced, { ...encoding, targetLufs, name: `small/${file}.mp3` })
  return {
    entry: { ...origin, pcmHash, standard: standard.facts, small: small.facts },
    files: [standard, small],
  }
}

/** Renders a built-in sound from its recipe. */
export const renderSound = (
  recipe: Recipe,
  targetLufs: Lufs,
  recorded?: RecordedLoops,
): Promise<RenderedSound> => {
  const { file, version, defaultSeed, bitrate } = recipe
  const take = renderTake(recipe, defaultSeed, targetLufs)
  return encodeTiers(
    file,
    take,
    { bitrate, targetLufs },
    { recipe: { version, seed: defaultSeed } },
    recorded,
  )
}
