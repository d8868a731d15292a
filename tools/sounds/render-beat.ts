import { scoreSchema, type ManifestBeat, type ManifestKit } from '@dhvani/catalogue'
import {
  hashPcm16,
  normaliseLoudness,
  scaleStereo,
  type BeatKit,
  type BeatRecipe,
  type Stereo,
} from '@dhvani/sound-render'
import { makeLoopFile, makeSpriteFile, versionOf, type MadeFile } from './encode-files.ts'
import { METERS } from './meters.ts'
import { SAMPLE_RATE } from './render-sound.ts'

const FINISH = { targetLufs: -20, peakCeiling: -4, sampleRate: SAMPLE_RATE }
const SPRITE_PEAK = -4
/** Seconds between the one-shots of a sprite: more than a codec's pre-echo. */
const SPRITE_GAP = 0.1

export type RenderedBeat = { entry: ManifestBeat; files: MadeFile[] }
export type RenderedKit = { entry: ManifestKit; files: MadeFile[] }

const loopFile = (name: string, bitrate: 160 | 192) =>
  ({ name, sampleRate: SAMPLE_RATE, bitrate, targetLufs: FINISH.targetLufs }) as const

/** By how much the sprite of a kit is louder than its samples as rendered (linear). */
export const spriteGain = (samples: Record<string, Stereo>): number =>
  10 ** ((SPRITE_PEAK - Math.max(...Object.values(samples).map(METERS.truePeak))) / 20)

/**
 * Renders a loop: its whole file at 120 BPM, and what plays it at other tempi.
 *
 * The loudness that the whole file is brought to is folded into the score's gains, so that
 * one-shots and file sound equally loud.
 */
export const renderBeat = async (
  recipe: BeatRecipe,
  kits: readonly BeatKit[],
): Promise<RenderedBeat> => {
  const { loop, beats, bitrate, play } = recipe
  const whole = recipe.renderLoop({ sampleRate: SAMPLE_RATE })
  const { factor } = normaliseLoudness(whole, FINISH, METERS)
  const pcmHash = hashPcm16(whole)
  const file = await makeLoopFile(whole, loopFile(`beats/${loop}.mp3`, bitrate))
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
      const name = `beats/anchors/${loop}-${tempo}.mp3`
      anchors.push({
        beatsPerMinute: tempo,
        made: await makeLoopFile(sound, loopFile(name, bitrate)),
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
  const kit = kits.find((candidate) => candidate.kit === play.kit)
  if (!kit) throw new Error(`Loop ${loop} wants kit ${play.kit}, which does not exist.`)
  const gain = factor / spriteGain(kit.renderSamples(SAMPLE_RATE))
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
  const samples = kit.renderSamples(SAMPLE_RATE)
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
