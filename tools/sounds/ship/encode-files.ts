import { createHash } from 'node:crypto'
import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { decodeMp3 } from '@dhvani/audio-measures/decode-mp3'
import type { RenderedFile } from '@dhvani/catalogue'
import {
  encodeLoop,
  encodeMp3,
  scaleStereo,
  type Mp3SampleRate,
  type Stereo,
} from '@dhvani/sound-render'
import { hertz, type Hertz, type Lufs } from '@dhvani/units'

/** Of every file that is shipped, small ones excepted. */
export const SAMPLE_RATE = hertz(44_100) as Hertz & 44_100

/** A file of the bucket with its bytes, and for a loop the gain (linear) that gave it its loudness. */
export type MadeFile = { facts: RenderedFile; bytes: Uint8Array; gain?: number }

/** How the same sources made a loop's file before. */
export type RecordedLoop = { readonly facts: RenderedFile; readonly gain: number }
/** By the names of their files. */
export type RecordedLoops = ReadonlyMap<string, RecordedLoop>

/** No shipped file may peak above this, in dBTP (ITU-R BS.1770-4). */
export const PEAK_LIMIT = -3
/** How near a decoded file must come to its loudness, in LU, as far as its peaks allow. */
const LOUDNESS_TOLERANCE = 0.1
const MOST_ATTEMPTS = 5

/** First 12 hexadecimal digits of the SHA-256: the `?v=` of a URL. */
export const versionOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12)

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const describe = async (
  name: string,
  bytes: Uint8Array,
  isMono: boolean,
  loop: { loopStart: number; loopEnd: number } | undefined,
): Promise<RenderedFile> => {
  // One channel is decoded to two alike: heard from both loudspeakers, it is as loud as two.
  const { channels, sampleRate } = await decodeMp3(bytes)
  const total = channels[0]!.length
  const [from, to] = loop
    ? [Math.round(loop.loopStart * sampleRate), Math.round(loop.loopEnd * sampleRate)]
    : [0, total]
  const period = channels.map((channel) => channel.subarray(from, to))
  return {
    name,
    bytes: bytes.length,
    version: versionOf(bytes),
    channels: isMono ? 1 : channels.length,
    sampleRate,
    duration: round(total / sampleRate, 6),
    loopStart: loop?.loopStart ?? 0,
    loopEnd: loop?.loopEnd ?? total / sampleRate,
    lufs: round(integratedLoudness(period, sampleRate), 2),
    truePeak: round(truePeak(period), 2),
  }
}

/** What a loop is encoded to; bitrate in kbit/s. */
export type LoopFile = {
  name: string
  bitrate: 64 | 160 | 192
  targetLufs: Lufs
  /** Of the loop and of its file; {@link SAMPLE_RATE} where it is left out. */
  sampleRate?: Mp3SampleRate
  /** The file holds `left` alone. */
  isMono?: boolean
}

/**
 * Encodes a loop and measures the decoded file.
 *
 * A codec takes the top of the spectrum away and adds ripple: the loop is encoded again, louder
 * or softer, until the decoded file has its loudness, or as near as its peaks allow. With the recorded
 * gain it is encoded once, and where that makes the recorded file nothing is measured again.
 *
 * @param sound untouched
 * @throws {Error} when the peaks stay above the limit
 */
export const makeLoopFile = async (
  sound: Stereo,
  file: LoopFile,
  recorded?: RecordedLoop,
): Promise<MadeFile> => {
  const { bitrate, sampleRate = SAMPLE_RATE, isMono = false } = file
  const encode = (gain: number) => {
    const level = { left: sound.left.slice(), right: sound.right.slice() }
    scaleStereo(level, gain)
    return encodeLoop(level, { sampleRate, bitrate, isMono })
  }
  if (recorded) {
    const { mp3 } = await encode(recorded.gain)
    if (versionOf(mp3) === recorded.facts.version) return { ...recorded, bytes: mp3 }
  }
  let gain = 1
  for (let attempt = 1; ; attempt += 1) {
    const { mp3, ...loop } = await encode(gain)
    const facts = await describe(file.name, mp3, isMono, loop)
    const room = PEAK_LIMIT - facts.truePeak
    const wanted = Math.min(file.targetLufs - facts.lufs, room - 0.05)
    if (room >= 0 && (Math.abs(wanted) < LOUDNESS_TOLERANCE || attempt === MOST_ATTEMPTS))
      return { facts, bytes: mp3, gain }
    if (attempt === MOST_ATTEMPTS)
      throw new Error(
        `${file.name} peaks at ${facts.truePeak} dBTP after encoding; limit it first.`,
      )
    gain *= 10 ** (wanted / 20)
  }
}

/** Encodes one-shots, one after another, without a loop around them. */
export const makeSpriteFile = async (
  sound: Stereo,
  name: string,
  bitrate: 160 | 192,
): Promise<MadeFile> => {
  const mp3 = await encodeMp3(sound, { sampleRate: SAMPLE_RATE, bitrate })
  return { facts: await describe(name, mp3, false, undefined), bytes: mp3 }
}
