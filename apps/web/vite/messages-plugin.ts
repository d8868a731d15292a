import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { hasArticles } from '../content/article-languages.ts'
import { paperFile, papersIn } from '../content/papers.ts'
import { articleTexts } from './articles-plugin.ts'
import { messagesFile, openCatalogue, PAGES_OF_DICTIONARIES } from './catalogue.ts'
import { MESSAGES_MODULE, messagesModule, writeMessages } from './write-messages.ts'

const LIST = 'virtual:dictionaries'
const DICTIONARY = 'virtual:dictionary/'
/** A build names a file after the last part. */
const PAPER = 'virtual:paper/'
const DICTIONARY_OF_PAGE = 'virtual:texts/'
/** A build has a module of each message, named after it, beside that of all. */
const ONE_MESSAGE = /\/app\/messages\/one\/([a-z0-9_]+)\.ts$/
const oneMessage = (key: string): string => join(dirname(MESSAGES_MODULE), 'one', `${key}.ts`)

/** Whether a file holds the messages of a language. */
const holdsMessages = (file: string): boolean => /\/apps\/web\/messages\/[^/]+\.json$/.test(file)

const inLib = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../app/lib/${name}`, import.meta.url)))

/**
 * English is in the messages themselves (vite/write-messages.ts), and each other language in one module that its pages
 * load (decision 144). A build has one module a message in place of one of all, so that each file of the site has those
 * alone that its code uses.
 */
export const messages = (): Plugin => {
  let known: ReturnType<typeof openCatalogue> | undefined
  const catalogue = () => (known ??= openCatalogue())
  let isBuild = false
  return {
    name: 'dhvani-messages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      known = undefined
    },
    watchChange(file) {
      known = undefined
      if (holdsMessages(file)) writeMessages()
    },
    resolveId(id) {
      if (ONE_MESSAGE.test(id)) return id
      const isOurs =
        id === LIST || [DICTIONARY, PAPER, DICTIONARY_OF_PAGE].some((start) => id.startsWith(start))
      return isOurs ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = catalogue().languages.flatMap((locale) => [
          `'${locale}': () => import('${DICTIONARY}${locale}')`,
          ...(hasArticles(locale)
            ? [`'${locale}/blog': () => import('${articleTexts(locale)}')`]
            : []),
          ...papersIn(locale).map(
            (paper) => `'${locale}/${paper}': () => import('${PAPER}${paper}-${locale}')`,
          ),
          ...PAGES_OF_DICTIONARIES.map(
            (page) => `'${locale}/${page}': () => import('${DICTIONARY_OF_PAGE}${page}-${locale}')`,
          ),
        ])
        return `export const dictionaries = { ${entries.join(', ')} }`
      }
      if (id.startsWith(`\0${DICTIONARY}`)) {
        const locale = id.slice(`\0${DICTIONARY}`.length)
        this.addWatchFile(messagesFile(locale))
        return `import { bringLetters } from ${inLib('code/bring-letters.ts')}
import { openDictionary } from ${inLib('language/dictionary.ts')}
export const letters = bringLetters('${locale}')
export default ${catalogue().dictionaryCode(locale)}`
      }
      if (id.startsWith(`\0${DICTIONARY_OF_PAGE}`)) {
        const name = id.slice(`\0${DICTIONARY_OF_PAGE}`.length)
        const page = PAGES_OF_DICTIONARIES.find((one) => name.startsWith(`${one}-`))
        if (!page) return undefined
        const locale = name.slice(page.length + 1)
        this.addWatchFile(messagesFile(locale))
        return `import { openDictionary } from ${inLib('language/dictionary.ts')}
export default ${catalogue().dictionaryOfPageCode(locale, page)}`
      }
      if (id.startsWith(`\0${PAPER}`)) {
        const [paper = '', locale = ''] = id.slice(`\0${PAPER}`.length).split('-')
        return `export { default } from ${JSON.stringify(paperFile(locale, paper))}`
      }
      if (isBuild && id === MESSAGES_MODULE)
        return catalogue()
          .keys.map((key) => `export { ${key} } from ${JSON.stringify(oneMessage(key))}`)
          .join('\n')
      const code = catalogue().messageCode(ONE_MESSAGE.exec(id)?.[1] ?? '')
      return code && messagesModule(code)
    },
  }
}
