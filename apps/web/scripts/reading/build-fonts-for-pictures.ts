import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const SCRIPTS = ['latin', 'devanagari'] as const

/**
 * Converts fonts from WOFF2 to TrueType, the only format that the picture renderer reads.
 *
 * @param text every character that will be drawn
 * @returns paths of the written files
 */
export const buildFontsForPictures = async (folder: string, text: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    SCRIPTS.map(async (script) => {
      const source = require.resolve(
        `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff2`,
      )
      const path = `${folder}/tiro-${script}.ttf`
      await writeFile(
        path,
        await subsetFont(await readFile(source), text, { targetFormat: 'sfnt' }),
      )
      return path
    }),
  )
}
