import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const MESSAGES = resolve(import.meta.dirname, '../../apps/web/messages')

/** Gives the text of a message, with a value in each of its places. */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string

/** @throws for a message that the language does not have */
export const wordsIn = (locale: string): Words => {
  const file = resolve(MESSAGES, `${locale}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${locale}.json has no message ${key}`)
    return text.replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '')
  }
}

/** @returns the address of a page in a language, from the root of the site */
export const pathIn = (locale: string, path: string): string => {
  if (locale === 'en') return path
  return `/${locale}${path.replace(/^\/$/, '')}`
}
