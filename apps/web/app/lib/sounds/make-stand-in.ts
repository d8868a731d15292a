import type { Engine, SoundSource, StandIn } from '@dhvani/audio-engine'
import { bakeLoop } from '@dhvani/audio-engine/bake-loop'
import { seconds } from '@dhvani/units'
import { soundIdOf } from '#lib/engine/inline-preview.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { decodeFile } from './decode-file.ts'
import { downloadBytes } from './download-bytes.ts'
import type { Head } from './head-of-file.ts'
import { getHour } from './renewal/hour.ts'
import { askForShort } from './renewal/period-queues.ts'
import { requestOf } from './renewal/period-request.ts'
import { renewMix } from './renewal/renew-mix.ts'
import { toBuffer } from './renewal/to-buffer.ts'
import { findSettable } from './sound-sources.ts'

type Channel = Float32Array<ArrayBuffer>

/** @returns the bytes of a head; `undefined` from a server that sends no parts of files, or ends one too early */
const fetchPart = async (url: string, bytes: number): Promise<ArrayBuffer | undefined> => {
  const part = await downloadBytes(url, {
    headers: { range: `bytes=0-${bytes - 1}` },
    most: bytes,
    isWanted: ({ status }) => status === 206,
  })
  return part?.byteLength === bytes ? part : undefined
}

/** @returns the head of a file, which repeats without a seam; `undefined` where the whole file is to be asked for */
const readHead = async (
  { url, isTexture }: SoundSource,
  { bytes: size, from, until }: Head,
  sampleRate: number,
): Promise<StandIn | undefined> => {
  const bytes = await fetchPart(url, size)
  if (!bytes) return undefined
  const decoded = await decodeFile(bytes, sampleRate)
  const [first, end] = [from, until].map((at) => Math.round(at * sampleRate))
  const sides = Array.from({ length: isTexture ? 1 : decoded.numberOfChannels }, (_, index) =>
    decoded.getChannelData(index).subarray(first, end),
  )
  const { channels, loop } = bakeLoop(sides, sampleRate)
  return { buffer: toBuffer(channels, sampleRate), loop }
}

/** A preview is longer than a short period. */
const twice = (samples: Channel): Channel => {
  const repeated = new Float32Array(2 * samples.length)
  repeated.set(samples)
  repeated.set(samples, samples.length)
  return repeated
}

/** @returns a short period of a sound as it is in its file, from the worker; `undefined` where the device makes none */
const makeShort = async (id: string, sampleRate: number): Promise<StandIn | undefined> => {
  const sound = findSettable(soundIdOf(id))
  if (!sound) return undefined
  const choice = { hour: getHour().seed, setting: {}, sampleRate }
  // Two sounds may have one file, and its stand-in is kept for both.
  const request = requestOf({ ...sound, id: sound.file }, choice)
  const answer = await askForShort(request, { urgency: 'standing-in' })
  if (!answer || 'fault' in answer) return undefined
  const buffer = toBuffer(answer.channels.map(twice), request.sampleRate)
  return { buffer, loop: { start: seconds(0), end: seconds(buffer.duration) } }
}

/** Why something is wanted in place of a file: its head is enough, or it could not be loaded. */
type Cause = Head | { readonly reason: unknown }

/**
 * Makes what plays in place of a file. From then on the engine renews sounds, as whole periods follow it.
 *
 * @param sampleRate of the audio context, in hertz
 * @returns `undefined`: the engine plays the file, or reports that it is missing, because a server refused it,
 *   the sound has no recipe, or the device cannot render it
 */
export const makeStandIn = async (
  engine: Engine,
  source: SoundSource,
  sampleRate: number,
  cause: Cause,
): Promise<StandIn | undefined> => {
  const isHead = 'bytes' in cause
  if (!isHead && !isUnreached(cause.reason)) return undefined
  renewMix(engine)
  try {
    return isHead
      ? await readHead(source, cause, sampleRate)
      : await makeShort(source.id, sampleRate)
  } catch (error) {
    // The loss of a file is told where the whole file is asked for.
    if (!isUnreached(error)) reportError(error)
    return undefined
  }
}
