import { readFile } from 'node:fs/promises'
import { BUILT_IN_BUCKET, soundManifestSchema } from '@dhvani/catalogue'
import type { SoundFile } from './protocol.ts'

const MANIFEST = new URL('../../build/sounds/manifest.json', import.meta.url)

/** Every built-in sound that was rendered. */
export const readSounds = async (): Promise<readonly SoundFile[]> => {
  const { sounds } = soundManifestSchema.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))
  return Object.values(sounds).map(({ standard: { name, bytes, version } }) => ({
    path: `/storage/v1/object/public/${BUILT_IN_BUCKET}/${name}?v=${version}`,
    bytes,
  }))
}
