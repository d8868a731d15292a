import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { hasArticles } from '../content/article-languages.ts'
import { paperFile, papersIn } from '../content/papers.ts'
import { articleTexts } from './articles-plugin.ts'
import { messagesFile, openCatalogue } from './catalogue.ts'
import { COMPILED, findLocales } from './messages-project.ts'

const LIST = 'virtual:dictionaries'
const DICTIONARY = 'virtual:dictionary/'
/** A build names a file after the last part. */
const PAPER = 'virtual:paper/'
const RUNTIME = `${COMPILED}/runtime.js`
const MESSAGE = /\/messages\/([a-z0-9_]+)\.js$/
/** Paraglide writes one file for each message, but in development one for all of them. */
const ALL_MESSAGES = `${COMPILED}/messages/_index.js`

const inPage = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../app/lib/page/${name}`, import.meta.url)))

/**
 * Paraglide types the messages, and would put every language into each of them. A build has other code
 * in their place: English in the message, and each other language in one module that its pages load
 * (decision 144).
 */
export const messages = (): Plugin => {
  let known: ReturnType<typeof openCatalogue> | undefined
  const catalogue = () => (known ??= openCatalogue())
  const forget = () => {
    known = undefined
  }
  let isDevelopment = false
  return {
    name: 'dhvani-messages',
    enforce: 'pre',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) =>
      id === LIST || [DICTIONARY, PAPER].some((start) => id.startsWith(start))
        ? `\0${id}`
        : undefined,
    load(id) {
      if (id === RUNTIME)
        return `export const baseLocale = 'en'\nexport const locales = ${JSON.stringify(findLocales())}`
      if (id === `\0${LIST}`) {
        const entries = catalogue().languages.flatMap((locale) => [
          `'${locale}': () => import('${DICTIONARY}${locale}')`,
          ...(hasArticles(locale)
            ? [`'${locale}/blog': () => import('${articleTexts(locale)}')`]
            : []),
          ...papersIn(locale).map(
            (paper) => `'${locale}/${paper}': () => import('${PAPER}${paper}-${locale}')`,
          ),
        ])
        return `export const dictionaries = { ${entries.join(', ')} }`
      }
      if (id.startsWith(`\0${DICTIONARY}`)) {
        const locale = id.slice(`\0${DICTIONARY}`.length)
        this.addWatchFile(messagesFile(locale))
        return `import { bringLetters } from ${inPage('bring-letters.ts')}
import { openDictionary } from ${inPage('dictionary.ts')}
export const letters = bringLetters('${locale}')
export default ${catalogue().dictionaryCode(locale)}`
      }
      if (id.startsWith(`\0${PAPER}`)) {
        const [paper = '', locale = ''] = id.slice(`\0${PAPER}`.length).split('-')
        return `export { default } from ${JSON.stringify(paperFile(locale, paper))}`
      }
      if (!id.startsWith(COMPILED)) return undefined
      const code =
        isDevelopment && id === ALL_MESSAGES
          ? catalogue().allMessagesCode()
          : catalogue().messageCode(MESSAGE.exec(id)?.[1] ?? '')
      return code && `import { say } from ${inPage('say.ts')}\n${code}`
    },
  }
}
