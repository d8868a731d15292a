import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import type { Plugin } from 'vite'

/** As in service/files.ts. */
const LENGTH = 2

const fileOf = (name: string) => ({
  name,
  bytes: 192_044,
  version: 'tone',
  loopStart: 0,
  loopEnd: LENGTH,
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
