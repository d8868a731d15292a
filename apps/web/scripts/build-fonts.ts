import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { findLocales } from '../vite/find-locales.ts'
import { fontsOf, stylesOf, WEIGHT } from './language-fonts.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const OUTPUT = `${WEB}app/fonts`
const require = createRequire(import.meta.url)

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Printable ASCII, the typography that English and Sanskrit need, and the letters of authors' names. */
const LATIN = `${range(0x20, 0x7e)}\u00a0£§±²³·×ÁàáäéíóöüĀāĪīŪūṚṛṜṝḶḷṄṅṬṭḌḍṆṇŚśṢṣṂṃḤḥŌōĒēŒœŸ‘’“”–—…•†‰′″‹›⁄€₹™−÷≤≥→←`

/** Letters and signs of Latin-1 that no page has but a listener's own names may: loaded where they are shown. */
export const ACCENTS = [...range(0xa1, 0xff)]
  .filter((character) => !LATIN.includes(character))
  .join('')

/** Every letter and sign of Hindi, for the names that listeners type: 0x0900 to 0x097f hold other languages' too. */
const HINDI = `${range(0x901, 0x914)}${range(0x915, 0x928)}${range(0x92a, 0x930)}लळवशषसह\u093c${range(0x93d, 0x94d)}ॐ${range(0x958, 0x95f)}${range(0x960, 0x970)}\u200c\u200d`

const LATIN_1 = /[\u00a0-\u00ff]/u

const SCANNED = ['content', 'app'] as const

const DEVANAGARI = /\p{Script=Devanagari}|\u200c|\u200d|।|॥/u

/** Tests, and articles and papers in another language, are on no page in English. */
const isShown = (file: string): boolean =>
  /(?<!\.test)\.(?:json|mdx|tsx?)$/.test(file) && !/^(?:articles|legal)[/\\][a-z-]+[/\\]/.test(file)

const findShown = async (kind: RegExp, known: string): Promise<string> => {
  const used = new Set(known)
  for (const folder of SCANNED) {
    const names = await readdir(`${WEB}${folder}`, { recursive: true })
    for (const name of names.filter(isShown)) {
      const text = await readFile(`${WEB}${folder}/${name}`, 'utf8')
      for (const character of text) if (kind.test(character)) used.add(character)
    }
  }
  return [...used].toSorted().join('')
}

/** Every Devanagari character on pages in English: the face of their brand holds those and no others. */
export const findDevanagari = (): Promise<string> => findShown(DEVANAGARI, 'ध्वनि हिन्दी ०१२३४५६७८९')

/** Every character of Latin-1 beyond ASCII on pages in English. */
export const findLatin1 = (): Promise<string> => findShown(LATIN_1, '')

/** All weights of every ligature would be 220 kB: names have one, which pages in Hindi have, too. */
const OWN_WEIGHT = { wght: WEIGHT }

const FONTS = [
  {
    name: 'tiro',
    latin: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
    devanagari:
      '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    axes: undefined,
    findDevanagari,
  },
  {
    name: 'anek',
    latin: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2',
    devanagari:
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // A page in English shows none of its own in this face.
    findDevanagari: () => HINDI,
  },
] as const

/**
 * Writes app/fonts/{name}-{latin|accents|devanagari}.woff2 with the characters that English pages
 * show, and in anek-devanagari those that listeners type; app/fonts/{headings|text|digits}-{locale}.woff2 with those
 * of the pages in another language, and the styles of these.
 */
export const buildFonts = async (): Promise<void> => {
  await rm(OUTPUT, { recursive: true, force: true })
  await mkdir(OUTPUT, { recursive: true })
  for (const { name, axes, latin, devanagari, findDevanagari: findLetters } of FONTS) {
    const parts = { latin: LATIN, accents: ACCENTS, devanagari: await findLetters() }
    for (const [part, text] of Object.entries(parts)) {
      const file = part === 'devanagari' ? devanagari : latin
      const subset = await subsetFont(await readFile(require.resolve(file)), text, {
        targetFormat: 'woff2',
        ...(axes ? { variationAxes: part === 'devanagari' ? OWN_WEIGHT : axes } : {}),
      })
      await writeFile(`${OUTPUT}/${name}-${part}.woff2`, subset)
    }
  }
  let styles = ''
  for (const locale of findLocales().filter((known) => known !== 'en')) {
    const fonts = await fontsOf(locale)
    styles += stylesOf(locale, fonts)
    for (const { use, subset } of fonts) await writeFile(`${OUTPUT}/${use}-${locale}.woff2`, subset)
  }
  await writeFile(`${OUTPUT}/languages.css`, styles)
}
