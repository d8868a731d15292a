import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { soundManifestSchema, type RenderedFile } from '@dhvani/catalogue'
import type { Plugin } from 'vite'

const ID = 'virtual:sound-manifest'
const FILE = fileURLToPath(new URL('../../../build/sounds/manifest.json', import.meta.url))

const essentials = ({ name, bytes, version, loopStart, loopEnd }: RenderedFile) => ({
  name,
  bytes,
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

const write = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/**
 * Makes a module of the renderer's manifest: `sounds` for the library, `beats` and `kits` for the
 * beatbox. Each part is a module of its own behind it, so a page loads only the part that it uses.
 * Without a manifest all three are empty, and the site offers nothing that cannot be heard.
 */
export const soundManifest = (): Plugin => ({
  name: 'dhvani-sound-manifest',
  resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ID}`)) return undefined
    const part = id.slice(`\0${ID}`.length)
    if (part === '')
      return {
        code: `export { sounds } from '${ID}/sounds'\nexport { beats, kits } from '${ID}/beats'`,
        moduleSideEffects: false,
      }
    this.addWatchFile(FILE)
    const { sounds, beats, kits } = readManifest()
    return {
      code: write(part === '/sounds' ? { sounds } : { beats, kits }),
      moduleSideEffects: false,
    }
  },
})
