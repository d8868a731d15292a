import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const APP = fileURLToPath(new URL('../app', import.meta.url))

/** Messages that code passes on before an element shows them as a heading: only their names tell. */
const NAMED =
  /title|heading|section_|_name$|^(?:sound|loop|ready|beat_category|beat_starter|beat_bol|beat_svara)_/

/** Places in code that show a message in the face of headings: elements of that face, and a dialog's title. */
const SHOWN = [
  /<(?:h[1-6]|Heading)\b[^>]*>.*?<\/(?:h[1-6]|Heading)>/gs,
  /font-display[^>]*>.*?<\//gs,
  /\b(?:title|heading)=\{[^}]*\}/g,
]

const MESSAGE = /\bm\.(\w+)/g

const keysIn = (code: string): string[] =>
  SHOWN.flatMap((pattern) => code.match(pattern) ?? []).flatMap((shown) =>
    [...shown.matchAll(MESSAGE)].map(([, key = '']) => key),
  )

/** @returns the keys of the messages that a page may show in the face of headings */
export const findHeadingKeys = (keys: readonly string[]): string[] => {
  const shown = new Set(
    readdirSync(APP, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => keysIn(readFileSync(`${APP}/${name}`, 'utf8'))),
  )
  return keys.filter((key) => shown.has(key) || (NAMED.test(key) && !key.endsWith('_text')))
}
