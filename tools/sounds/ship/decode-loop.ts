import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMp3 } from '@dhvani/audio-measures/decode-mp3'
import type { RenderedFile } from '@dhvani/catalogue'
import type { Stereo } from '@dhvani/sound-render'

/** One period of a shipped file, decoded as a player would loop it. */
export const decodeLoop = async (
  outputDir: string,
  file: RenderedFile,
): Promise<{ sound: Stereo; sampleRate: number }> => {
  const { channels, sampleRate } = await decodeMp3(readFileSync(join(outputDir, file.name)))
  const [from, to] = [file.loopStart, file.loopEnd].map((time) => Math.round(time * sampleRate))
  const [left, right = left] = channels.map((channel) => channel.slice(from, to))
  if (!left || !right) throw new Error(`${file.name} holds no channels.`)
  return { sound: { left, right }, sampleRate }
}
