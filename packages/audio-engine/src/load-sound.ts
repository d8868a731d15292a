import { seconds, type Seconds } from '@dhvani/units'
import type { SoundSource } from './engine-types.ts'
import {
  BYTES_PER_SAMPLE,
  channelsOf,
  heldBytesOf,
  toBuffer,
  wholeOf,
  type BufferedAudio,
  type LoadedAudio,
} from './loaded-audio.ts'
import { bakeLoop } from './loop-seam.ts'
import { readWithHead, type Head } from './read-head.ts'
import { createScope } from './scope.ts'
import type { DecodeRoom } from './sound-library.ts'

/** One sound without loop points may take this many bytes decoded; a longer one is streamed. */
export const LARGEST_DECODED = 40_000_000

/** A file of at most this size is decoded without asking first how long it is. */
const SURELY_SHORT = 1_000_000

/** A media element that says nothing for so long has no answer. */
const PROBE_PATIENCE = seconds(10)

/** For a file whose length nobody knows: 96 kbit/s. */
const USUAL_BYTES_PER_SECOND = 12_000

export type LoaderOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly createMediaElement: () => HTMLAudioElement
  readonly context: () => BaseAudioContext
}

/** How long the audio at `url` is, from its first bytes; `undefined` if the element cannot say. */
const probeDuration = (url: string, create: () => HTMLAudioElement): Promise<Seconds | undefined> =>
  new Promise((resolve, reject) => {
    const scope = createScope()
    const element = create()
    const answer = (settle: () => void) => {
      scope.dispose()
      element.removeAttribute('src')
      element.load()
      settle()
    }
    const tell = () => {
      const { duration } = element
      answer(() => resolve(Number.isFinite(duration) ? seconds(duration) : undefined))
    }
    scope.listen(element, 'loadedmetadata', tell)
    scope.listen(element, 'error', () => {
      const reason = new Error(element.error?.message ?? 'The media element refused the file.')
      answer(() => reject(reason))
    })
    scope.after(PROBE_PATIENCE, tell)
    element.crossOrigin = 'anonymous'
    element.preload = 'metadata'
    element.src = url
  })

/** One channel of a texture stands for both: the voice plays it twice. */
const foldTexture = (buffer: AudioBuffer): BufferedAudio => {
  const folded = toBuffer(channelsOf(buffer).slice(0, 1), buffer.sampleRate)
  return { kind: 'buffer', buffer: folded, loop: wholeOf(folded) }
}

const makeRepeatable = (sound: SoundSource, buffer: AudioBuffer): BufferedAudio => {
  if (sound.loop !== undefined) {
    return sound.isTexture === true && buffer.numberOfChannels > 1
      ? foldTexture(buffer)
      : { kind: 'buffer', buffer, loop: wholeOf(buffer) }
  }
  const baked = bakeLoop(channelsOf(buffer), buffer.sampleRate)
  return { kind: 'buffer', buffer: toBuffer(baked.channels, buffer.sampleRate), loop: baked.loop }
}

/**
 * Decides how a sound is held, and gets it: decoded when it is short and there is room, else
 * streamed. The request for the file is made once; it is dropped unread when streaming is chosen.
 */
export const createLoader =
  ({ fetch, createMediaElement, context }: LoaderOptions) =>
  async (
    sound: SoundSource,
    { spareBytes, reserve }: DecodeRoom,
    head?: Head,
  ): Promise<LoadedAudio> => {
    const response = await fetch(sound.url)
    if (!response.ok) throw new Error(`${sound.url} answered ${String(response.status)}.`)
    const { sampleRate } = context()
    const fileBytes = Number(response.headers.get('content-length') ?? Number.NaN)

    const decodedBytes = (duration: number, channels: number) =>
      duration * sampleRate * channels * BYTES_PER_SAMPLE

    const stream = async (duration: Seconds): Promise<LoadedAudio> => {
      await response.body?.cancel()
      return { kind: 'stream', url: sound.url, duration }
    }

    if (sound.loop !== undefined) {
      const needed = decodedBytes(sound.loop.end, sound.isTexture === true ? 1 : 2)
      if (needed > spareBytes()) return stream(sound.loop.end)
      reserve(needed)
    } else if (!(fileBytes <= SURELY_SHORT) || spareBytes() < LARGEST_DECODED) {
      const probed = await probeDuration(sound.url, createMediaElement)
      const duration = probed ?? seconds(fileBytes / USUAL_BYTES_PER_SECOND)
      const needed = decodedBytes(duration, 2)
      if (needed > Math.min(LARGEST_DECODED, spareBytes())) return stream(duration)
      reserve(needed)
    }

    const decode = (bytes: ArrayBuffer) => context().decodeAudioData(bytes)
    const buffer = await decode(
      head && sound.loop
        ? await readWithHead(response, sound.loop.end, head, decode)
        : await response.arrayBuffer(),
    )
    const audio = makeRepeatable(sound, buffer)
    // A short file can hold a long sound: what was guessed wrong is put right here.
    return sound.loop === undefined && heldBytesOf(audio) > LARGEST_DECODED
      ? { kind: 'stream', url: sound.url, duration: seconds(buffer.duration) }
      : audio
  }
