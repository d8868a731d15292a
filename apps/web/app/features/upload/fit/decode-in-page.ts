import type { Samples, Undecoded } from './fit-protocol.ts'
import { FitRefusal } from './fit-refusal.ts'

/** All of it is in memory at once: two channels of four bytes. */
const RATE_HZ = 44_100
/** Five minutes have 106 MB. */
const MOST_SECONDS = 300
/** Where no container tells the length: four minutes of what phones record, and less of most else. */
const MOST_BYTES = 4 * 1024 * 1024

/**
 * Decodes a whole file by `decodeAudioData`: in browsers without WebCodecs, and for what an operating system decodes besides
 * (AMR, ALAC, AIFF in Safari).
 *
 * @throws {FitRefusal} `undecoded`, `too_long_here`
 */
export const decodeInPage = async (file: File, { codec, seconds }: Undecoded): Promise<Samples> => {
  if (seconds === undefined ? file.size > MOST_BYTES : seconds > MOST_SECONDS)
    throw new FitRefusal(seconds === undefined ? 'undecoded' : 'too_long_here', codec)
  const context = new OfflineAudioContext(1, 1, RATE_HZ)
  let audio: AudioBuffer
  try {
    audio = await context.decodeAudioData(await file.arrayBuffer())
  } catch (error) {
    throw new FitRefusal('undecoded', codec, { cause: error })
  }
  const channels = Array.from({ length: audio.numberOfChannels }, (_, index) =>
    audio.getChannelData(index).slice(),
  )
  return { rate: audio.sampleRate, channels }
}
