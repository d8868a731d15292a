import type { SoundSource, StandIn } from '@dhvani/audio-engine'
import { bakeLoop } from '@dhvani/audio-engine/bake-loop'
import { seconds } from '@dhvani/units'
import { soundIdOf } from '#lib/engine/inline-preview.ts'
import { askWithin } from '#lib/page/ask-within.ts'
import { isUnreached } from '#lib/page/is-unreached.ts'
import type { Head } from './head-of-file.ts'
import { getHour } from './renewal/hour.ts'
import { askSoon } from './renewal/period-queues.ts'
import { requestOf } from './renewal/period-request.ts'
import { renewMix } from './renewal/renew-mix.ts'
import { findSettable } from './sound-sources.ts'

type Channel = Float32Array<ArrayBuffer>

const toBuffer = (channels: readonly Channel[], sampleRate: number): AudioBuffer => {
  const length = channels[0]?.length ?? 0
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
  return buffer
}

/** @returns the bytes of a head; `undefined` from a server that sends no parts of files */
const fetchPart = (url: string, bytes: number): Promise<ArrayBuffer | undefined> =>
  askWithin([url, { headers: { range: `bytes=0-${bytes - 1}` } }], async (answer) => {
    if (answer.status === 206) return answer.arrayBuffer()
    await answer.body?.cancel()
    return undefined
  })

/**
 * Fetches the head of a file, and makes it repeat without a seam.
 *
 * @param sampleRate of what is returned, in hertz
 * @returns `undefined` where the whole file is to be asked for
 * @throws {TypeError} when no server answers
 * @throws {DOMException} when the head cannot be decoded
 */
export const readHead = async (
  { url, isTexture }: SoundSource,
  { bytes: size, from, until }: Head,
  sampleRate: number,
): Promise<StandIn | undefined> => {
  renewMix()
  const bytes = await fetchPart(url, size)
  if (!bytes) return undefined
  const decoded = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
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

/**
 * Makes a short period of a sound as it is in its file, in the worker.
 *
 * @param wished sample rate in hertz; the period has one that recipes are tuned for
 * @param reason why the file could not be loaded
 * @returns `undefined` where a server was reached, for a sound without a recipe, and where the device cannot
 *   make it
 */
export const makeStandIn = async (
  { id }: SoundSource,
  wished: number,
  reason: unknown,
): Promise<StandIn | undefined> => {
  const sound = findSettable(soundIdOf(id))
  if (!sound || !isUnreached(reason)) return undefined
  renewMix()
  const wish = { hour: getHour().seed, setting: {}, isSoon: true, index: 0, sampleRate: wished }
  // Two sounds may have one file, and what stands in for it is kept for both.
  const request = requestOf({ ...sound, id: sound.file }, wish)
  const answer = await askSoon(request)
  if (!answer || 'fault' in answer) return undefined
  const buffer = toBuffer(answer.channels.map(twice), request.sampleRate)
  return { buffer, loop: { start: seconds(0), end: seconds(buffer.duration) } }
}
