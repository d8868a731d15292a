/** Runs after the build of the site: bundles the service worker with the list of Home's files, and adds its licences. */
import { appendFile, readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { findLocales } from '../vite/find-locales.ts'
import { collectPackages, NOTICES_FILE, renderNotices } from '../vite/licence-notices.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const CLIENT = join(WEB, process.env.WEB_BUILD_DIRECTORY ?? 'build', 'client')

/** Home, and the page that is shown without a network in place of a page never visited. */
const PAGES = ['index.html', 'offline/index.html']

/**
 * Files for signing in, uploading, changing a tempo, papers, the practice room's texts, names in Hindi, and the letters of
 * articles: the worker keeps them at their first use.
 */
const LATER =
  /\/(?:(?:terms|privacy|auth|riyaz|data|storage|functions|schemas|upload-dialog|SignalsmithStretch|anek-devanagari)-[^/]*|reading-[^/]*\.woff2)$/
/** React Router's list of routes, which names the files of every page. */
const ROUTE_LIST = /\/manifest-[^/]*\.js$/
const ASSET = /["'`(]((?:\.|\/assets|assets)\/[\w.~-]+\.(?:js|css|woff2|svg))["'`)]/g

const LANGUAGES = findLocales().filter((locale) => locale !== 'en')
/** The texts (`hi-….js`) and the fonts (`text-hi-….woff2`) of a language. */
const isOf = (locale: string, name: string): boolean =>
  new RegExp(`/(?:[a-z]+-)?${locale}-[^/]*\\.(?:js|woff2)$`).test(name)

const findLanguageAssets = async (): Promise<Record<string, string[]>> => {
  const names = (await readdir(join(CLIENT, 'assets'))).map((name) => `/assets/${name}`)
  return Object.fromEntries(
    LANGUAGES.map((locale) => [
      `/${locale}`,
      names.filter((name) => isOf(locale, name) && !LATER.test(name)).toSorted(),
    ]),
  )
}

const assetsNamedIn = (text: string): string[] =>
  [...text.matchAll(ASSET)].map(([, name = '']) => posix.join('/assets', posix.basename(name)))

/** @returns the addresses of every file that these pages may load, lazy imports included */
const findHomeAssets = async (): Promise<string[]> => {
  const found = new Set<string>()
  const pages = await Promise.all(PAGES.map((page) => readFile(join(CLIENT, page), 'utf8')))
  const waiting = pages.flatMap(assetsNamedIn)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || LATER.test(next)) continue
    if (LANGUAGES.some((locale) => isOf(locale, next))) continue
    found.add(next)
    if (!/\.(js|css)$/.test(next) || ROUTE_LIST.test(next)) continue
    waiting.push(...assetsNamedIn(await readFile(join(CLIENT, next), 'utf8')))
  }
  return [...found].toSorted()
}

const packages = new Set<string>()
const assets = await findHomeAssets()
await build({
  configFile: false,
  logLevel: 'warn',
  root: dirname(CLIENT),
  publicDir: false,
  plugins: [collectPackages(packages)],
  define: {
    HOME_ASSETS: JSON.stringify(assets),
    LANGUAGE_ASSETS: JSON.stringify(await findLanguageAssets()),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    rollupOptions: {
      input: join(WEB, 'service-worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
await appendFile(join(CLIENT, NOTICES_FILE), renderNotices(packages))
console.log(`The service worker keeps ${assets.length} files of Home.`)
