import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { TONE_SECONDS } from '../service/tone.ts'

const BUILT = new URL('../../../build/client', import.meta.url).pathname

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** A frame of Vitest's own, which is no page of the site. */
const isOfVitest = (url: string): boolean =>
  url.startsWith('/__vitest') || url.includes('sessionId=')

/** Tells the harness that a document begins, before the scripts of the page. */
const BEGIN = '<script>parent.dhvaniFrame?.begin(window)</script>'

const readPage = (path: string): string => {
  const file = join(BUILT, path, 'index.html')
  const missing = join(BUILT, path.startsWith('/hi/') ? 'hi/404' : '404', 'index.html')
  return readFileSync(existsSync(file) ? file : missing, 'utf8').replace(
    /<head[^>]*>/,
    `$&${BEGIN}`,
  )
}

/** Of a WAV file: its head, and two bytes for each sample. */
const TONE_BYTES = 44 + TONE_SECONDS * 48_000 * 2

/** What the build wrote of a built-in sound's file into the code of the pages. */
const SOUND_FILE =
  /(name:[`"'](?:small\/)?[a-z-]+\.mp3[`"'],bytes:)[\d.e]+(,version:[`"']\w+[`"'],loopStart:)[\d.e]+(,loopEnd:)[\d.e]+/g

/** Lets every built-in sound be a short tone: the ring claims what the pages do, and renders no sounds. */
const withTones = (code: string): string =>
  code.replaceAll(SOUND_FILE, `$1${TONE_BYTES}$20$3${TONE_SECONDS}`)

const readBuilt = (path: string): string | Buffer => {
  const bytes = readFileSync(join(BUILT, path))
  return path.endsWith('.js') ? withTones(bytes.toString()) : bytes
}

/** Lets Vitest's server send the built site to the frames of tests. */
export const builtSite = (): Plugin => ({
  name: 'dhvani-built-site',
  enforce: 'pre',
  configureServer: {
    order: 'pre',
    handler({ middlewares }) {
      middlewares.use(({ url = '/', headers }, response, next) => {
        if (isOfVitest(url)) return next()
        const { pathname } = new URL(url, 'http://site')
        const type = TYPES[extname(pathname)]
        if (headers['sec-fetch-dest'] === 'iframe') {
          response.setHeader('content-type', TYPES['.html'] ?? '')
          response.end(readPage(pathname))
        } else if (type && existsSync(join(BUILT, pathname))) {
          response.setHeader('content-type', type)
          // Of what a build named by its content, the frame of the next test finds each file unasked.
          if (pathname.startsWith('/assets/'))
            response.setHeader('cache-control', 'max-age=3600, immutable')
          // Vite varies it by origin, which a page sends with some of its requests: each would be asked for anew.
          response.removeHeader('vary')
          response.end(readBuilt(pathname))
        } else next()
      })
    },
  },
})
