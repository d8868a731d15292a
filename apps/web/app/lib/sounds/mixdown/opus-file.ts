import {
  AudioSample,
  AudioSampleSource,
  canEncodeAudio,
  OggOutputFormat,
  Output,
  Quality,
  StreamTarget,
} from 'mediabunny'
import { letGo } from './let-go.ts'
import { BITS_PER_SECOND, type FileTags } from './mixdown-protocol.ts'
import { withOutputGain } from './ogg-gain.ts'
import type { Block } from './stereo-block.ts'

/** The rate of Opus itself, in hertz. */
export const FILE_RATE = 48_000

const CHUNK_BYTES = 1024 * 1024

/** @returns whether this browser writes the kind of file */
export const hasEncoder = (): Promise<boolean> =>
  canEncodeAudio('opus', {
    numberOfChannels: 2,
    sampleRate: FILE_RATE,
    quality: new Quality({ bitrate: BITS_PER_SECOND }),
  })

/** A file that is written from its beginning to its end, and then into its head. */
export type FileWriter = Pick<FileSystemWritableFileStream, 'write' | 'close' | 'abort'>

type Chunk = { readonly data: Uint8Array<ArrayBuffer>; readonly position: number }

/** Writes Ogg Opus as it is encoded. Closing or aborting the file is left to the caller. */
export const createOpusFile = async (file: FileWriter, { title, seed, link }: FileTags) => {
  let start: Uint8Array<ArrayBuffer> | undefined
  let bytes = 0
  const stream = new WritableStream<Chunk>({
    async write({ data, position }) {
      if (position === 0) start ??= data.slice(0, 1024)
      bytes = Math.max(bytes, position + data.length)
      await file.write({ type: 'write', position, data })
      letGo([data])
    },
  })
  const output = new Output({
    format: new OggOutputFormat(),
    target: new StreamTarget(stream as WritableStream, { chunked: true, chunkSize: CHUNK_BYTES }),
  })
  const source = new AudioSampleSource({
    codec: 'opus',
    quality: new Quality({ bitrate: BITS_PER_SECOND }),
  })
  output.addAudioTrack(source)
  output.setMetadataTags({
    title,
    artist: 'Dhvani',
    comment: link,
    raw: { SEED: String(seed), CONTACT: link },
  })
  await output.start()
  let at = 0
  let data = new Float32Array(0)

  return {
    async write({ left, right }: Block): Promise<void> {
      // The encoder takes a copy. What it was made from a browser holds on to longer than V8 does.
      if (data.length !== 2 * left.length) data = new Float32Array(2 * left.length)
      data.set(left)
      data.set(right, left.length)
      const sample = new AudioSample({
        data,
        format: 'f32-planar',
        numberOfChannels: 2,
        sampleRate: FILE_RATE,
        timestamp: at / FILE_RATE,
      })
      at += left.length
      try {
        await source.add(sample)
      } finally {
        sample.close()
      }
    },
    /**
     * @param gain what players are to add, in decibels
     * @returns how many bytes the file has
     */
    async finish(gain: number): Promise<number> {
      await output.finalize()
      if (!start) throw new Error('Nothing was written.')
      await file.write({ type: 'write', position: 0, data: withOutputGain(start, gain) })
      return bytes
    },
  }
}
