import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCatalogue } from './catalogue.ts'
import { findLocales } from './find-locales.ts'

const FOLDER = fileURLToPath(new URL('../app/messages', import.meta.url))

/** The module of all messages. A build splits it (vite/messages-plugin.ts). */
export const MESSAGES_MODULE = join(FOLDER, 'messages.ts')

const HEADER = '// Generated from messages/*.json (vite/write-messages.ts).\n'
const IMPORTS = `import { say, type Value } from '#lib/language/say.ts'\n`

/** @returns a module with some of the messages: `code` is theirs */
export const messagesModule = (code: string): string => `${HEADER}${IMPORTS}${code}\n`

const localesModule = (): string => `${HEADER}export const baseLocale = 'en'
export const locales = ${JSON.stringify(findLocales())} as const
export type Locale = (typeof locales)[number]
`

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** A development server reloads what changes, so a file with the same text stays as it is. */
const writeChanged = (file: string, text: string): void => {
  if (readIfThere(file) === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the typed modules that code imports as `#messages` and `#locale`. */
export const writeMessages = (): void => {
  writeChanged(join(FOLDER, 'locales.ts'), localesModule())
  writeChanged(MESSAGES_MODULE, messagesModule(openCatalogue().allMessagesCode()))
  writeChanged(join(FOLDER, 'index.ts'), `${HEADER}export * as m from './messages.ts'\n`)
}
