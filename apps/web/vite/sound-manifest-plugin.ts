import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { soundManifestSchema, type RenderedFile } from '@dhvani/catalogue'
import type { Plugin } from 'vite'

const ID = 'virtual:sound-manifest'
const FILE = fileURLToPath(new URL('../../../build/sounds/manifest.json', import.meta.url))

const essentials = ({ name, version, loopStart, loopEnd }: RenderedFile) => ({
  name,
  version,
  loopStart,
  loopEnd,
})

const readManifest = () => {
  if (!existsSync(FILE)) return { sounds: {}, beats: {}, kits: {} }
  const manifest = soundManifestSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  const sounds = Object.fromEntries(
    Object.entries(manifest.sounds).map(([id, sound]) => [
      id,
      {
        standard: essentials(sound.standard),
        small: essentials(sound.small),
        credit: sound.credit,
      },
    ]),
  )
  return { sounds, beats: manifest.beats, kits: manifest.kits }
}

/**
 * What the renderer made, as a module: `sounds` for the library, `beats` and `kits` for the
 * beatbox (named exports, so that a page carries only what it uses). Without a manifest all three
 * are empty, and nothing is offered that cannot be heard.
 */
export const soundManifest = (): Plugin => ({
  name: 'dhvani-sound-manifest',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined
    this.addWatchFile(FILE)
    return Object.entries(readManifest())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
