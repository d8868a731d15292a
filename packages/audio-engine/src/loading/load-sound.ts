import { seconds, type Seconds } from '@dhvani/units'
import type { SoundSource } from './sound-source.ts'
import {
  bufferBytesOf,
  BYTES_PER_SAMPLE,
  channelsOf,
  fitLoop,
  toBuffer,
  type LoadedAudio,
} from './loaded-audio.ts'
import { openLine, type Line } from './open-line.ts'
import { readWithHead, type Head } from './read-head.ts'
import { readParts } from './read-parts.ts'
import { createScope } from '../context/scope.ts'
import type { GiveStandIn } from './stand-in.ts'
import type { DecodeRoom } from './sound-library.ts'

/** A sound without loop points is streamed if it would take more bytes than this decoded. */
export const LARGEST_DECODED = 40_000_000

/** A file of at most this many bytes is decoded without a look at its length first. */
const SURELY_SHORT = 1_000_000

/** How long a media element has to tell the length of a file. */
const PROBE_PATIENCE = seconds(10)

/** An mp3 begins with 1,105 samples or so that are not the sound's, and its last frame is filled up. AAC has 2,112. */
const MOST_ADDED_BY_ENCODERS = seconds(0.1)

/** Guesses the length of a file from its size when no element can tell: 96 kbit/s. */
const USUAL_BYTES_PER_SECOND = 12_000

export type LoaderOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly createMediaElement: () => HTMLAudioElement
  readonly context: () => BaseAudioContext
  readonly giveStandIn?: GiveStandIn | undefined
}

/** Length of the audio at `url`, read from its first bytes; `undefined` if the element cannot tell. */
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

/**
 * A player leaves out what an encoder adds before and behind the sound, so where it tells nearly what was counted, it is
 * exact. Else it guessed, or cannot tell.
 */
const believe = (told: Seconds | undefined, counted: Seconds | undefined): Seconds | undefined => {
  if (counted === undefined) return told
  if (told !== undefined && Math.abs(told - counted) < MOST_ADDED_BY_ENCODERS * 2) return told
  return seconds(Math.max(counted / 2, counted - MOST_ADDED_BY_ENCODERS))
}

/** Keeps one channel of a texture: the voice plays it twice, left and right. */
const foldTexture = (buffer: AudioBuffer): AudioBuffer =>
  buffer.numberOfChannels > 1 ? toBuffer(channelsOf(buffer).slice(0, 1), buffer.sampleRate) : buffer

const bringPacking = () => {
  const packing = import('../voices/packed-buffer.ts')
  // Where it does not come, who waits for it is told.
  packing.catch(() => undefined)
  return packing
}

/** Loads the code that only some sounds need. */
const makeRepeatable = async (
  sound: SoundSource,
  decoded: AudioBuffer,
  packing: ReturnType<typeof bringPacking> | undefined,
) => {
  let buffer = sound.isTexture === true ? foldTexture(decoded) : decoded
  let loop = sound.loop && fitLoop(sound.loop, buffer)
  if (loop === undefined) {
    const { bakeLoop } = await import('./loop-seam.ts')
    const baked = bakeLoop(channelsOf(decoded), decoded.sampleRate)
    buffer = toBuffer(baked.channels, decoded.sampleRate)
    loop = baked.loop
  }
  if (!packing) return { buffer, loop }
  const { packBuffer } = await packing
  return { buffer: packBuffer(buffer), loop }
}

/**
 * Loads sounds: decoded when they are short and there is room, packed where there is room for half of that, else as an
 * address to stream from, as where the code for packing does not come. The file is requested once; the answer is cancelled unread when the sound is streamed.
 *
 * @returns a function that rejects when no stand-in is given for a file that cannot be fetched, probed or
 *   decoded, or whose line is dead
 */
export const createLoader = ({
  fetch,
  createMediaElement,
  context,
  giveStandIn,
}: LoaderOptions) => {
  const decode = (bytes: ArrayBuffer) => context().decodeAudioData(bytes)

  const loadOver = async (
    line: Line,
    sound: SoundSource,
    { spareBytes, reserve }: DecodeRoom,
    head?: Head,
  ): Promise<LoadedAudio> => {
    const response = await fetch(sound.url, { signal: line.signal })
    if (!response.ok) throw new Error(`${sound.url} answered ${String(response.status)}.`)
    line.moved()
    const { sampleRate } = context()
    const fileBytes = Number(response.headers.get('content-length') ?? Number.NaN)

    const decodedBytes = (duration: number, channels: number) =>
      duration * sampleRate * channels * BYTES_PER_SAMPLE

    let packing: ReturnType<typeof bringPacking> | undefined
    /** Takes room for audio of so many bytes, for half of them where it has to be packed. @returns whether there is any */
    const takeRoom = (bytes: number): boolean => {
      const isPacked = bytes > spareBytes()
      const kept = isPacked ? bytes / 2 : bytes
      const fits = kept <= spareBytes(isPacked)
      if (fits) reserve(kept)
      // Now, so that the file and the code are on their way at once.
      if (fits && isPacked) packing = bringPacking()
      return fits
    }

    const stream = async (duration: Seconds): Promise<LoadedAudio> => {
      line.close()
      await response.body?.cancel()
      return { kind: 'stream', url: sound.url, duration }
    }

    if (sound.loop !== undefined) {
      const needed = decodedBytes(sound.loop.end, sound.isTexture === true ? 1 : 2)
      if (!takeRoom(needed)) return stream(sound.loop.end)
    } else if (
      sound.length !== undefined ||
      !(fileBytes <= SURELY_SHORT) ||
      spareBytes() < LARGEST_DECODED
    ) {
      const takeRoomIfShort = (length: Seconds) => {
        const needed = decodedBytes(length, 2)
        return needed <= LARGEST_DECODED && takeRoom(needed)
      }
      // What is decoded needs no look at its length.
      if (sound.length === undefined || !takeRoomIfShort(sound.length)) {
        const duration =
          believe(await probeDuration(sound.url, createMediaElement), sound.length) ??
          seconds(fileBytes / USUAL_BYTES_PER_SECOND)
        if (!takeRoomIfShort(duration)) return stream(duration)
      }
    }

    const file =
      head && sound.loop
        ? await readWithHead(response, sound.loop.end, head, decode, line.moved)
        : await readParts(response, line.moved)
    line.close()
    const decoded = await decode(file)
    // A small file can hold a long sound, which is known only now.
    const isTooLong = sound.loop === undefined && bufferBytesOf(decoded) > LARGEST_DECODED
    try {
      if (!isTooLong) return { kind: 'buffer', ...(await makeRepeatable(sound, decoded, packing)) }
    } catch (reason) {
      reportError(reason)
    }
    return { kind: 'stream', url: sound.url, duration: seconds(decoded.duration) }
  }

  const loadFile = async (
    sound: SoundSource,
    room: DecodeRoom,
    head?: Head,
  ): Promise<LoadedAudio> => {
    const line = openLine(sound.url)
    try {
      return await line.unlessDead(loadOver(line, sound, room, head))
    } finally {
      line.close()
    }
  }

  /** @param unreached why no server answered a question about the file; it is not asked for then */
  return async (
    sound: SoundSource,
    room: DecodeRoom,
    head?: Head,
    unreached?: unknown,
  ): Promise<LoadedAudio> => {
    const standIn = async (reason?: unknown): Promise<LoadedAudio | undefined> => {
      const given = await giveStandIn?.(sound, context().sampleRate, reason)
      return given && { kind: 'buffer', ...given }
    }
    try {
      if (unreached !== undefined) throw unreached
      return (await standIn()) ?? (await loadFile(sound, room, head))
    } catch (reason) {
      const given = await standIn(reason)
      if (given) return given
      throw reason
    }
  }
}
