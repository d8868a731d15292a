import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MESSAGES = fileURLToPath(new URL('../messages', import.meta.url))

/** @returns the languages that have a file in messages/, English first */
export const findLocales = (): string[] => {
  const found = readdirSync(MESSAGES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
  return ['en', ...found.filter((locale) => locale !== 'en')]
}

type WithTextInfo = Intl.Locale & { getTextInfo(): { readonly direction: 'ltr' | 'rtl' } }

/** Whether the lines of a language are read from the right. */
export const isRightToLeft = (locale: string): boolean =>
  (new Intl.Locale(locale) as WithTextInfo).getTextInfo().direction === 'rtl'
