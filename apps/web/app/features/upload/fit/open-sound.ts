import {
  ADTS,
  AudioSampleSink,
  CustomSource,
  FLAC,
  Input,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny'
import type { FitNews, Trim, Samples } from './fit-protocol.ts'

/** They hold one sound, and nothing else of many bytes but tags and pictures at either end. */
const SOUND_ALONE = [OGG, MP3, ADTS]

const FORMATS = [MP4, QTFF, WEBM, MATROSKA, FLAC, WAVE, OGG, MP3, ADTS, MPEG_TS]

// What a file holds besides is no matter for the log.
Logging.level = LogLevel.Errors

/** Bytes of the file that are read at once, and that are kept in memory besides. */
const SLICE_BYTES = 1024 * 1024

/** Reads a file in slices: as a stream, which mediabunny would read by itself, it leaves more garbage (decision 284). */
const readSlices = (file: Blob): CustomSource => {
  let held = { from: 0, bytes: new Uint8Array() }
  return new CustomSource({
    getSize: () => file.size,
    maxCacheSize: SLICE_BYTES,
    prefetchProfile: 'fileSystem',
    async read(start, end) {
      let { from, bytes } = held
      if (start < from || end > from + bytes.length) {
        from = start
        bytes = new Uint8Array(
          await file.slice(start, Math.max(end, start + SLICE_BYTES)).arrayBuffer(),
        )
        held = { from, bytes }
      }
      return bytes.subarray(start - from, end - from)
    },
  })
}

/** Decoded sound. */
type Stretch = Samples & {
  /** Seconds from the beginning of the whole to the end of this. */
  readonly end: number
}

export type OpenSound = {
  readonly kind: 'open'
  readonly input: Input
  readonly track: InputAudioTrack
  /** By the name that WebCodecs gives it, without details. */
  readonly codec: string
  readonly seconds: number
  /** The file is of a kind that has bytes for sound alone, besides its tags. */
  readonly isSoundAlone: boolean
  /** What is wanted of it; `undefined` for all. */
  readonly trim: Trim | undefined
  readonly decode: () => AsyncGenerator<Stretch>
}

async function* decode(track: InputAudioTrack, trim?: Trim): AsyncGenerator<Stretch> {
  // What comes before 0 is there for the decoder to begin with.
  for await (const sample of new AudioSampleSink(track).samples(trim?.start ?? 0, trim?.end)) {
    const { numberOfChannels, numberOfFrames, sampleRate, timestamp, duration } = sample
    const channels = Array.from({ length: numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    sample.close()
    yield { rate: sampleRate, channels, end: timestamp + duration }
  }
}

const nameOf = (codec: Awaited<ReturnType<InputAudioTrack['getInternalCodecId']>>) =>
  typeof codec === 'string' ? codec : undefined

/** What only a file's first bytes tell: AMR of a phone (RFC 4867, section 5) and Speex, in the first page of Ogg. */
const SIGNS = [
  { codec: 'samr', sign: '#!AMR', at: 0 },
  { codec: 'speex', sign: 'Speex ', at: 28 },
]

const nameBySign = async (file: File): Promise<{ readonly codec?: string }> => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 64).arrayBuffer())
  const found = SIGNS.find(({ sign, at }) => head.startsWith(sign, at))
  return found ? { codec: found.codec } : {}
}

/** @returns the first sound track of a file, or why there is none that can be read */
export const openSound = async (file: File, trim?: Trim): Promise<OpenSound | FitNews> => {
  const input = new Input({ formats: FORMATS, source: readSlices(file) })
  if (!(await input.canRead())) return { kind: 'undecoded', ...(await nameBySign(file)) }
  const track = await input.getPrimaryAudioTrack()
  if (!track) {
    const named = await nameBySign(file)
    return named.codec === undefined ? { kind: 'soundless' } : { kind: 'undecoded', ...named }
  }
  const codec = await track.getCodec()
  const seconds = await track.computeDuration()
  if (!codec) {
    const name = nameOf(await track.getInternalCodecId())
    return { kind: 'undecoded', seconds, ...(name === undefined ? {} : { codec: name }) }
  }
  const format = await input.getFormat()
  const isSoundAlone = SOUND_ALONE.some((one) => one === format)
  return {
    kind: 'open',
    input,
    track,
    codec,
    seconds,
    isSoundAlone,
    trim,
    decode: () => decode(track, trim),
  }
}
