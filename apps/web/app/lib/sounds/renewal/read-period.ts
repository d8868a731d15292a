import type { Period } from '@dhvani/audio-engine'
import type { BuiltInSound } from '@dhvani/catalogue'
import { isUnreached } from '#lib/network/no-answer.ts'
import { decodeFile } from '../decode-file.ts'
import { downloadBytes } from '../download-bytes.ts'
import { chosenTier } from '../download-tier.ts'
import { renderedFiles, sourceOf } from '../sound-sources.ts'
import { PASSAGE } from './passage.ts'
import { toBuffer } from './to-buffer.ts'

const readFile = async (url: string, most: number): Promise<ArrayBuffer | undefined> => {
  try {
    return await downloadBytes(url, { most, isWanted: ({ ok }) => ok })
  } catch (error) {
    if (isUnreached(error)) return undefined
    throw error
  }
}

/**
 * Reads the period that the file of a sound holds, for a device that makes none: a head or a short period
 * would come round for ever.
 *
 * @param sampleRate of the period, in hertz
 * @returns `undefined` where the file is not to be had
 */
export const readPeriod = async (
  sound: BuiltInSound,
  sampleRate: number,
): Promise<Period | undefined> => {
  const { url, loop } = sourceOf(sound)
  const bytes = await readFile(url, renderedFiles(sound)[chosenTier()].bytes)
  if (!bytes || !loop) return undefined
  const decoded = await decodeFile(bytes, sampleRate)
  const [from, to] = [loop.start, loop.end].map((at) => Math.round(at * sampleRate))
  const numberOfChannels = sound.isTexture ? 1 : decoded.numberOfChannels
  const channels = Array.from({ length: numberOfChannels }, (_, index) =>
    decoded.getChannelData(index).subarray(from, to),
  )
  return { buffer: toBuffer(channels, sampleRate), passage: PASSAGE }
}
