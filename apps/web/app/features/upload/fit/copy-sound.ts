import {
  Conversion,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  StreamTarget,
  type OutputFormat,
} from 'mediabunny'
import { collectPieces, TooLarge } from './collect-pieces.ts'
import type { OpenSound } from './open-sound.ts'

type Copied = { readonly pieces: readonly Blob[]; readonly extension: string }

/** By the codec: the container in which one of the six types holds it. */
const CONTAINERS: Readonly<Record<string, readonly [() => OutputFormat, string]>> = {
  opus: [() => new OggOutputFormat(), 'ogg'],
  vorbis: [() => new OggOutputFormat(), 'ogg'],
  aac: [() => new Mp4OutputFormat({ fastStart: false }), 'm4a'],
  mp3: [() => new Mp3OutputFormat(), 'mp3'],
}

/**
 * Puts the packets of a sound into another container, without decoding them. Nothing else of the file comes along: no
 * picture, and no place where a video was taken.
 *
 * @returns `undefined` where no container of the six types takes them as they are, or they are more than 50 MB
 */
export const copySound = async (
  { input, track, codec, trim }: OpenSound,
  onProgress: (share: number) => void,
): Promise<Copied | undefined> => {
  const container = CONTAINERS[codec]
  if (!container) return undefined
  const [createFormat, extension] = container
  const { stream, finish } = collectPieces()
  const target = new StreamTarget(stream)
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: createFormat(), target }),
    copy: { mode: 'forced', shiftTolerance: Infinity },
    audio: ({ id }) => ({ discard: id !== track.id }),
    video: { discard: true },
    ...(trim ? { trim } : {}),
    tags: {},
    showWarnings: false,
  })
  if (!conversion.isValid) return undefined
  conversion.onProgress = onProgress
  try {
    await conversion.execute()
  } catch (error) {
    if (error instanceof TooLarge) return undefined
    throw error
  }
  return { pieces: finish(), extension }
}
