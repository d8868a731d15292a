import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT_IN_SOUNDS, SOUND_LOUDNESS, soundManifestSchema } from '@dhvani/catalogue'
import type { BenchSound } from './bench-page.ts'

const SOUNDS = join(import.meta.dirname, '../../build/sounds')

export type BenchSounds = {
  /** In the catalogue's order; past its end files repeat under another address. */
  readonly sounds: readonly BenchSound[]
  readonly files: Map<string, Buffer>
}

/**
 * The catalogue's sounds as the site plays them. The twelfth shares its file with the first, as it
 * does on the site: a page that shares what it has decoded gains by it.
 */
export const loadBenchSounds = async (count: number): Promise<BenchSounds> => {
  const text = await readFile(join(SOUNDS, 'manifest.json'), 'utf8').catch(() => {
    throw new Error('There are no sounds yet: run `npm run sounds` first.')
  })
  const rendered = soundManifestSchema.parse(JSON.parse(text)).sounds
  const files = new Map<string, Buffer>()
  const sounds: BenchSound[] = []
  for (let index = 0; index < count; index += 1) {
    const sound = BUILT_IN_SOUNDS[index % BUILT_IN_SOUNDS.length]
    if (sound === undefined) throw new Error('The catalogue is empty.')
    const standard = rendered[sound.file]?.standard
    if (standard === undefined) throw new Error(`${sound.id} was not rendered.`)
    const round = Math.floor(index / BUILT_IN_SOUNDS.length)
    const name = `${String(round)}-${standard.name}`
    if (!files.has(name)) files.set(name, await readFile(join(SOUNDS, standard.name)))
    const { loopStart: start, loopEnd: end } = standard
    const url = `/sounds/${name}`
    const id = `${String(round)}-${sound.id}`
    const recipe = { sound: sound.id, targetLufs: SOUND_LOUDNESS[sound.file].target }
    sounds.push({ id, url, loop: { start, end }, isTexture: sound.isTexture, recipe })
  }
  return { sounds, files }
}
