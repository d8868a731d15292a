import { LOOP_LOUDNESS, scoreSchema, type ManifestBeat, type ManifestKit } from '@dhvani/catalogue'
import {
  hashPcm16,
  normaliseLoudness,
  scaleStereo,
  type BeatKit,
  type BeatRecipe,
  type KitSamples,
  type Stereo,
} from '@dhvani/sound-render'
import { decibels } from '@dhvani/units'
import {
  makeLoopFile,
  makeSpriteFile,
  SAMPLE_RATE,
  versionOf,
  type MadeFile,
  type RecordedLoops,
} from '../ship/encode-files.ts'
import { METERS } from './meters.ts'

const FINISH = { targetLufs: LOOP_LOUDNESS, peakCeiling: decibels(-4), sampleRate: SAMPLE_RATE }
const SPRITE_PEAK = -4
/** Seconds between the one-shots of a sprite: more than a codec's pre-echo. */
const SPRITE_GAP = 0.1

export type RenderedBeat = { entry: ManifestBeat; files: MadeFile[] }
export type RenderedKit = { entry: ManifestKit; files: MadeFile[] }

/** By how much the sprite of a kit is louder than its samples as rendered (linear). */
export const spriteGain = (samples: KitSamples): number =>
  10 ** ((SPRITE_PEAK - Math.max(...Object.values(samples).map(METERS.truePeak))) / 20)

const renderedKits = new WeakMap<BeatKit, KitSamples>()

/** A kit's one-shots, rendered once for all the loops that a worker plays with them. */
const samplesOf = (kit: BeatKit): KitSamples => {
  const samples = renderedKits.get(kit) ?? kit.renderSamples(SAMPLE_RATE)
  renderedKits.set(kit, samples)
  return samples
}

const findKit = (kits: readonly BeatKit[], loop: string, name: string): BeatKit => {
  const kit = kits.find((candidate) => candidate.kit === name)
  if (!kit) throw new Error(`Loop ${loop} wants kit ${name}, which does not exist.`)
  return kit
}

/** A loop as its whole file holds it, and by how much it was scaled to its loudness. */
export const renderWholeLoop = (recipe: BeatRecipe, kits: readonly BeatKit[]) => {
  const { loop, play } = recipe
  const samples = play.kind === 'score' ? samplesOf(findKit(kits, loop, play.kit)) : undefined
  const whole = recipe.renderLoop({ sampleRate: SAMPLE_RATE, ...(samples && { samples }) })
  const { factor } = normaliseLoudness(whole, FINISH, METERS)
  return { whole, factor }
}

/**
 * Renders a loop: its whole file at 120 BPM, and what plays it at other tempi.
 *
 * The loudness that the whole file is brought to is folded into the score's gains, so that
 * one-shots and file sound equally loud.
 */
export const renderBeat = async (
  recipe: BeatRecipe,
  kits: readonly BeatKit[],
  recorded: RecordedLoops = new Map(),
): Promise<RenderedBeat> => {
  const { loop, beats, bitrate, play } = recipe
  const { whole, factor } = renderWholeLoop(recipe, kits)
  const pcmHash = hashPcm16(whole)
  const make = (sound: Stereo, name: string) =>
    makeLoopFile(sound, { name, bitrate, targetLufs: FINISH.targetLufs }, recorded.get(name))
  const file = await make(whole, `beats/${loop}.mp3`)
  const entry = {
    recipe: { version: recipe.version, seed: recipe.seed },
    pcmHash,
    beats,
    file: file.facts,
  }
  if (play.kind === 'anchors') {
    const anchors = []
    for (const tempo of play.tempi) {
      const sound = play.renderAt(tempo, SAMPLE_RATE)
      normaliseLoudness(sound, FINISH, METERS)
      anchors.push({
        beatsPerMinute: tempo,
        made: await make(sound, `beats/anchors/${loop}-${tempo}.mp3`),
      })
    }
    return {
      entry: {
        ...entry,
        play: {
          kind: 'anchors',
          anchors: anchors.map(({ beatsPerMinute, made }) => ({
            beatsPerMinute,
            file: made.facts,
          })),
        },
      },
      files: [file, ...anchors.map(({ made }) => made)],
    }
  }
  const gain = factor / spriteGain(samplesOf(findKit(kits, loop, play.kit)))
  const score = scoreSchema.parse({
    ...play.score,
    events: play.score.events.map((event) => ({
      ...event,
      gain: Number((event.gain * gain).toFixed(5)),
    })),
  })
  const text = JSON.stringify(score)
  const name = `beats/scores/${loop}.json`
  const scoreBytes = new TextEncoder().encode(text)
  return {
    entry: {
      ...entry,
      play: { kind: 'score', kit: play.kit, score: name, scoreVersion: versionOf(text) },
    },
    files: [file, { facts: { ...file.facts, name }, bytes: scoreBytes }],
  }
}

/** Renders the one-shots of a kit into one file. */
export const renderKit = async (kit: BeatKit): Promise<RenderedKit> => {
  const samples = samplesOf(kit)
  const gap = Math.round(SPRITE_GAP * SAMPLE_RATE)
  const names = Object.keys(samples)
  const total = names.reduce((sum, name) => sum + samples[name]!.left.length + gap, gap)
  const sprite = { left: new Float32Array(total), right: new Float32Array(total) }
  const places: ManifestKit['samples'] = {}
  let at = gap
  for (const name of names) {
    const sample = samples[name]!
    sprite.left.set(sample.left, at)
    sprite.right.set(sample.right, at)
    places[name] = { start: at / SAMPLE_RATE, length: sample.left.length / SAMPLE_RATE }
    at += sample.left.length + gap
  }
  scaleStereo(sprite, spriteGain(samples))
  const file = await makeSpriteFile(sprite, `beats/kits/${kit.kit}.mp3`, kit.bitrate)
  return { entry: { sprite: file.facts, samples: places }, files: [file] }
}
