import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { ownDigitsOf } from '../vite/catalogue.ts'
import { readJson } from '../vite/read-json.ts'
import { articlesOf, headingsOf, textsOf } from './language-texts.ts'
import { subsetShaped } from './subset-shaped.ts'

const require = createRequire(import.meta.url)

/** Where the letters of a language come from: files of packages. A file with `wght` in its name has all weights. */
type Faces = { readonly headings: string; readonly text: string }

/** @returns undefined where the language has no faces yet: its letters are those of the listener's device */
const readFaces = (locale: string): Faces | undefined => {
  const file = fileURLToPath(new URL(`../messages/faces/${locale}.json`, import.meta.url))
  return existsSync(file) ? (readJson(file) as Faces) : undefined
}

const JOINERS = '\u200c\u200d'

/** Words in the letters of a language, with the signs between them. */
const wordsOf = (locale: string, texts: readonly string[]): string[] => {
  const { script } = new Intl.Locale(locale).maximize()
  const words = new RegExp(`[\\p{Script_Extensions=${script}}${JOINERS}]+`, 'gu')
  return [...new Set(texts.flatMap((text) => text.match(words) ?? []))]
}

/** Tables that join and move letters. No rule of a font joins or moves digits that stand in line. */
const LAYOUT = ['GSUB', 'GPOS', 'GDEF']

/** All weights of a language's ligatures would be too heavy: one between text and labels. */
export const WEIGHT = 450

/** The ligatures of the words alone: with all of them a page would be twice as heavy. */
const subsetWords = async (
  file: string,
  words: readonly string[],
  unneeded: readonly string[] = [],
): Promise<Uint8Array> => {
  const letters = [...new Set(words.join(''))].join('')
  const font = await subsetFont(await readFile(require.resolve(file)), letters, {
    targetFormat: 'sfnt',
    ...(file.includes('-wght-') ? { variationAxes: { wght: WEIGHT } } : {}),
  })
  return subsetFont(await subsetShaped(font, words, unneeded), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
  })
}

/** A font of a language. */
export type LanguageFont = {
  /** Where pages show it; digits stand in headings and in text, and an article has `reading` in the place of `text`. */
  readonly use: 'headings' | 'text' | 'reading' | 'digits'
  /** In WOFF2. */
  readonly subset: Uint8Array
  /** Every character that it has. */
  readonly characters: string
}

/**
 * @returns the fonts of a language other than English: of its headings, of its texts, of its texts with its articles, and
 *   of its own digits; none where messages/faces names no faces for it
 */
export const fontsOf = async (locale: string): Promise<LanguageFont[]> => {
  const faces = readFaces(locale)
  if (!faces) return []
  const system = ownDigitsOf(locale)
  const digits = system && (9876543210).toLocaleString(`en-u-nu-${system}`, { useGrouping: false })
  const texts = ['ध्वनि', ...textsOf(locale)]
  const articles = articlesOf(locale)
  const parts = [
    // With all texts in the face of headings, too, a page in Hindi would have 44 kB of Devanagari.
    { use: 'headings', file: faces.headings, texts: ['ध्वनि', ...headingsOf(locale)] },
    { use: 'text', file: faces.text, texts },
    ...(articles.length > 0
      ? [{ use: 'reading', file: faces.text, texts: [...texts, ...articles] } as const]
      : []),
    ...(digits ? [{ use: 'digits', file: faces.text, texts: [digits] } as const] : []),
  ] as const
  return Promise.all(
    parts.map(async ({ use, file, texts: shown }) => {
      const words = wordsOf(locale, shown)
      const subset = await subsetWords(file, words, use === 'digits' ? LAYOUT : [])
      return { use, subset, characters: words.join('') }
    }),
  )
}

const BLOCK = 128

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** Code points as styles list them: `U+0900-0965, U+0970-097F`. */
const unicodeRange = (codes: readonly number[]): string => {
  const ranges: [first: number, last: number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const before = ranges.at(-1)
    if (before && code === before[1] + 1) before[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

const codesOf = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0)

/**
 * The blocks of letters that a language writes with, without its digits: a letter of a listener's own that the font lacks
 * stands in a block too, and the browser looks for it in the next font.
 */
const letterCodes = (characters: string, digits: string): number[] => {
  const isJoiner = (code: number) => codesOf(JOINERS).includes(code)
  const blocks = new Set(
    codesOf(characters).flatMap((code) => (isJoiner(code) ? [] : [Math.floor(code / BLOCK)])),
  )
  const codes = [...blocks].flatMap((block) =>
    Array.from({ length: BLOCK }, (_, index) => block * BLOCK + index),
  )
  const withDigits = new Set(codesOf(digits))
  return [...codes, ...codesOf(JOINERS)].filter((code) => !withDigits.has(code))
}

/** A family and the lines that the English one beside it has (app/styles/fonts.css). */
const FAMILIES = [
  { use: 'headings', weight: '400', descent: '24%' },
  { use: 'text', weight: '400 700', descent: '28%' },
  { use: 'reading', weight: '400 700', descent: '28%' },
] as const

/** @returns the styles that give a language its fonts: its pages alone name the families, so others load none of them */
export const stylesOf = (locale: string, fonts: readonly LanguageFont[]): string => {
  if (fonts.length === 0) return ''
  const digits = fonts.find(({ use }) => use === 'digits')?.characters ?? ''
  const families = FAMILIES.filter(({ use }) => fonts.some((font) => font.use === use))
  const faces = families.flatMap(({ use, weight, descent }) =>
    fonts
      .filter((font) => font.use === use || font.use === 'digits')
      .map((font) => {
        const codes = font.use === 'digits' ? codesOf(digits) : letterCodes(font.characters, digits)
        return `@font-face {
  font-family: '${use}-${locale}';
  src: url('./${font.use}-${locale}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  ascent-override: 92%;
  descent-override: ${descent};
  line-gap-override: 0%;
  unicode-range: ${unicodeRange(codes)};
}
`
      }),
  )
  const named = (use: 'headings' | 'text') => `  --language-${use}: '${use}-${locale}',;\n`
  const root = `:root:lang(${locale})`
  const reading = families.some(({ use }) => use === 'reading')
    ? `
/* A page of an article, by its title. */
${root}:has(#article-title) {
  --language-text: 'reading-${locale}',;
}

/* Who comes from another page has its letters until these arrive. Behind them on a first page, they would be loaded too. */
${root}[data-moved]:has(#article-title) {
  --language-text: 'reading-${locale}', 'text-${locale}',;
}
`
    : ''
  return `${faces.join('\n')}
${root} {
${named('headings')}${named('text')}  --font-weight-semibold: ${WEIGHT};
}
${reading}
/* Digits and commas between letters of one weight: bolder ones would look like a mistake. */
${root} :is(b, strong):lang(${locale}) {
  font-weight: ${WEIGHT};
}

${root} [lang='en'] {
  --font-weight-semibold: 600;
}
`
}
