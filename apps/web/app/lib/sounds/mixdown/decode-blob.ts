import {
  ADTS,
  AudioSampleSink,
  BlobSource,
  Input,
  MP3,
  MP4,
  OGG,
  WAVE,
  type InputAudioTrack,
} from 'mediabunny'
import { createResampler } from './resample.ts'
import type { OpenPieces } from './loop-source.ts'

/** What the mix holds: the six types of own sounds, and beats as WAV. */
const FORMATS = [MP4, OGG, WAVE, MP3, ADTS]

/** Bytes of the file that are kept in memory. */
const CACHE_BYTES = 4 * 1024 * 1024

async function* decode(track: InputAudioTrack, rate: number): ReturnType<OpenPieces> {
  let resamplers: ReturnType<typeof createResampler>[] | undefined
  for await (const sample of new AudioSampleSink(track).samples(0)) {
    const { numberOfFrames, sampleRate } = sample
    // More than two channels are mixed down by no browser's graph alike; own sounds have at most two.
    const sides = Array.from({ length: Math.min(2, sample.numberOfChannels) }, (_, planeIndex) => {
      const plane = new Float32Array(numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    sample.close()
    resamplers ??= sides.map(() => createResampler(sampleRate, rate))
    const [left, right] = sides.map((side, index) => resamplers![index]!(side))
    if (left && left.length > 0) yield { left, right: right ?? left }
  }
}

type Decoded = { readonly seconds: number; readonly open: OpenPieces }

/** @returns `undefined` where the browser cannot decode it in a worker */
export const decodeBlob = async (blob: Blob, rate: number): Promise<Decoded | undefined> => {
  const source = new BlobSource(blob, { maxCacheSize: CACHE_BYTES })
  const input = new Input({ formats: FORMATS, source })
  if (!(await input.canRead())) return undefined
  const track = await input.getPrimaryAudioTrack()
  if (!track || !(await track.canDecode())) return undefined
  return { seconds: await track.computeDuration(), open: () => decode(track, rate) }
}
