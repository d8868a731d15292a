import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { soundManifestSchema, type SoundManifest } from '@dhvani/catalogue'
import { afterAll, beforeAll } from 'vitest'
import { renderStaleSounds } from '../render/render-stale-sounds.ts'

/** The same folder that `npm start` renders into: what is measured is what ships. */
export const SHIPPED_SOUNDS = resolve(import.meta.dirname, '../../../build/sounds')

/** Time that rendering or measuring every sound may take, in milliseconds. */
export const MINUTES = 10 * 60_000

/**
 * Renders the stale sounds before the tests of a file.
 *
 * @returns `manifest` of the shipped sounds, for use inside a test; `renderAgain` gives how many sounds a
 *   further call rendered
 */
export const openShippedSounds = () => {
  let dataDir: string
  let manifest: SoundManifest

  const render = () =>
    renderStaleSounds({ outputDir: SHIPPED_SOUNDS, dataDir, onProgress: () => undefined })

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dhvani-shipped-'))
    const { manifestPath } = await render()
    manifest = soundManifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
  }, MINUTES)

  afterAll(() => rmSync(dataDir, { recursive: true }))

  return {
    manifest: () => manifest,
    renderAgain: async () => (await render()).rendered,
  }
}
