import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import type { Plugin } from 'vite'
import { TONE_SECONDS } from '../service/tone.ts'

/** Of a WAV file: its head, and two bytes for each sample. */
const BYTES = 44 + TONE_SECONDS * 48_000 * 2

const fileOf = (name: string) => ({
  name,
  bytes: BYTES,
  version: 'tone',
  loopStart: 0,
  loopEnd: TONE_SECONDS,
})

const sounds = Object.fromEntries(
  BUILT_IN_SOUNDS.map(({ file }) => [
    file,
    { standard: fileOf(`${file}.mp3`), small: fileOf(`small/${file}.mp3`) },
  ]),
)

/** Lets every built-in sound be a short tone: the ring claims what the pages do, and renders no sounds. */
export const tones = (): Plugin => ({
  name: 'dhvani-tones',
  enforce: 'pre',
  load: (id) =>
    id === '\0virtual:sound-manifest/sounds'
      ? `export const sounds = ${JSON.stringify(sounds)}`
      : undefined,
})
