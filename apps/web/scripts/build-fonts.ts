import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { ownDigitsOf } from '../vite/catalogue.ts'
import { findLocales } from '../vite/messages-project.ts'
import { headingsOf, textsOf } from './language-texts.ts'
import { subsetShaped } from './subset-shaped.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const OUTPUT = `${WEB}app/fonts`
const require = createRequire(import.meta.url)

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Printable ASCII, the typography that English and Sanskrit need, and the letters of authors' names. */
const LATIN = `${range(0x20, 0x7e)}\u00a0§±²³·×ÁàáäéíóöüĀāĪīŪūṚṛṜṝḶḷṄṅṬṭḌḍṆṇŚśṢṣṂṃḤḥŌōĒēŒœŸ‘’“”–—…•†‰′″‹›⁄€₹™−÷≤≥→←`

/** Letters and signs of Latin-1 that no page has but a listener's own names may: loaded where they are shown. */
export const ACCENTS = [...range(0xa1, 0xff)]
  .filter((character) => !LATIN.includes(character))
  .join('')

const FONTS = [
  {
    name: 'tiro',
    latin: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
    devanagari:
      '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    axes: undefined,
    one: undefined,
    // The face of headings: with all texts a page in Hindi would have 44 kB of Devanagari.
    shown: headingsOf,
  },
  {
    name: 'anek',
    latin: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2',
    devanagari:
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // All weights of a language's ligatures would be too heavy: one between text and labels.
    one: { wght: 450 },
    shown: textsOf,
  },
] as const

const LATIN_1 = /[\u00a0-\u00ff]/u

const SCANNED = ['content', 'app'] as const

const DEVANAGARI = /\p{Script=Devanagari}|\u200c|\u200d|।|॥/u

/** Tests, and articles and papers in Hindi, are on no page in English. */
const isShown = (file: string): boolean =>
  /(?<!\.test)\.(?:json|mdx|tsx?)$/.test(file) && !/^(?:articles|legal)[/\\]hi[/\\]/.test(file)

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

/** Every Devanagari character on pages in English: their fonts hold those and no others. */
export const findDevanagari = (): Promise<string> => findShown(DEVANAGARI, 'ध्वनि हिन्दी ०१२३४५६७८९')

/** Every character of Latin-1 beyond ASCII on pages in English. */
export const findLatin1 = (): Promise<string> => findShown(LATIN_1, '')

/** Words in the letters of a language, with the signs between them. */
const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => text.match(/(?:\p{Script=Devanagari}|\u200c|\u200d|।)+/gu) ?? []),
  ),
]

type Source = {
  readonly file: string
  readonly axes: (typeof FONTS)[number]['one']
  readonly texts: readonly string[]
  /** Tables to leave out. */
  readonly unneeded?: readonly string[]
}

/** The ligatures of a language's own texts alone: with all of them a page would be twice as heavy. */
const subsetForLanguage = async ({ file, axes, texts, unneeded }: Source): Promise<Uint8Array> => {
  const words = wordsOf(texts)
  const font = await subsetFont(await readFile(file), [...new Set(words.join(''))].join(''), {
    targetFormat: 'sfnt',
    ...(axes ? { variationAxes: axes } : {}),
  })
  return subsetFont(await subsetShaped(font, words, unneeded), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
  })
}

type Subset = {
  /** As in `anek-hi.woff2`. */
  readonly name: string
  readonly subset: Uint8Array
}

/** No rule of the font joins or moves digits that stand in line. */
const LAYOUT = ['GSUB', 'GPOS', 'GDEF']

/** The digits that a language has of its own: a page loads them where a listener chose them. */
const digitsOf = async (locale: string): Promise<Subset[]> => {
  const system = ownDigitsOf(locale)
  const text = FONTS.find(({ name }) => name === 'anek')
  if (system === undefined || !text) return []
  const texts = [(9876543210).toLocaleString(`en-u-nu-${system}`, { useGrouping: false })]
  const file = require.resolve(text.devanagari)
  const subset = await subsetForLanguage({ file, axes: text.one, texts, unneeded: LAYOUT })
  return [{ name: 'digits', subset }]
}

/** @returns the fonts of a language other than English: of its texts by family, and of its digits */
export const subsetsForLanguage = async (locale: string): Promise<Subset[]> => [
  ...(await Promise.all(
    FONTS.map(async ({ name, devanagari, one, shown }) => {
      const file = require.resolve(devanagari)
      return {
        name,
        subset: await subsetForLanguage({ file, axes: one, texts: ['ध्वनि', ...shown(locale)] }),
      }
    }),
  )),
  ...(await digitsOf(locale)),
]

/**
 * Writes app/fonts/{name}-{latin|accents|devanagari}.woff2 with the characters that English pages show, and
 * app/fonts/{name}-{locale}.woff2 with those of the pages in another language.
 */
export const buildFonts = async (): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  const parts = { latin: LATIN, accents: ACCENTS, devanagari: await findDevanagari() }
  for (const { name, axes, latin, devanagari } of FONTS) {
    for (const [part, text] of Object.entries(parts)) {
      const file = part === 'devanagari' ? devanagari : latin
      const subset = await subsetFont(await readFile(require.resolve(file)), text, {
        targetFormat: 'woff2',
        ...(axes ? { variationAxes: axes } : {}),
      })
      await writeFile(`${OUTPUT}/${name}-${part}.woff2`, subset)
    }
  }
  for (const locale of findLocales().filter((known) => known !== 'en'))
    for (const { name, subset } of await subsetsForLanguage(locale))
      await writeFile(`${OUTPUT}/${name}-${locale}.woff2`, subset)
}
