import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const OUTPUT = `${WEB}app/fonts`
const require = createRequire(import.meta.url)

/** Printable ASCII, Latin-1, and the typography that English, Sanskrit and French words need. */
const LATIN =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 0xa0 + index)) +
  'ĀāĪīŪūṚṛṜṝḶḷṄṅṬṭḌḍṆṇŚśṢṣṂṃḤḥŌōĒēŒœŸ' +
  '‘’“”–—…•†‰′″‹›⁄€₹™−×÷≤≥→←'

const FONTS = [
  {
    name: 'tiro',
    latin: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
    devanagari:
      '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    axes: undefined,
  },
  {
    name: 'anek',
    latin: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2',
    devanagari:
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
] as const

const SCANNED = ['messages', 'content', 'app'] as const

/** Tests and articles in Hindi are on no page in English. */
const isShown = (file: string): boolean =>
  /(?<!\.test)\.(?:json|mdx|tsx?)$/.test(file) && !/^articles[/\\]hi[/\\]/.test(file)

/** Every Devanagari character in the texts of the site: the fonts hold those and no others. */
export const findDevanagari = async (): Promise<string> => {
  const used = new Set('ध्वनि०१२३४५६७८९')
  for (const folder of SCANNED) {
    const names = await readdir(`${WEB}${folder}`, { recursive: true })
    for (const name of names.filter(isShown)) {
      const text = await readFile(`${WEB}${folder}/${name}`, 'utf8')
      for (const character of text)
        if (/\p{Script=Devanagari}|\u200c|\u200d|।|॥/u.test(character)) used.add(character)
    }
  }
  return [...used].toSorted().join('')
}

/** Writes app/fonts/{name}-{latin|devanagari}.woff2 with the characters that the site shows. */
export const buildFonts = async (): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  const devanagari = await findDevanagari()
  for (const { name, axes, ...scripts } of FONTS) {
    for (const script of ['latin', 'devanagari'] as const) {
      const source = await readFile(require.resolve(scripts[script]))
      const subset = await subsetFont(source, script === 'latin' ? LATIN : devanagari, {
        targetFormat: 'woff2',
        ...(axes ? { variationAxes: axes } : {}),
      })
      await writeFile(`${OUTPUT}/${name}-${script}.woff2`, subset)
    }
  }
}
