import { globSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, ViteDevServer } from 'vite'
import type { Route } from 'virtual:page-routes'

const ROUTES = 'virtual:page-routes'

const DOCUMENT = readFileSync(new URL('../frame/page.html', import.meta.url), 'utf8')

/** A frame of Vitest's own, which is no page of the site. */
const isOfVitest = (url: string): boolean =>
  url.startsWith('/__vitest') || url.includes('sessionId=')

const listRoutes = (entries: readonly RouteConfigEntry[], parentId: string): Route[] =>
  entries.flatMap(({ id = '', path, index, file, children = [] }) => {
    const known = id || file.replace(/\.[^.]+$/, '')
    const module = new URL(file, 'http://site/app/').pathname
    return [{ id: known, parentId, path, index, module }, ...listRoutes(children, known)]
  })

const routesCode = async (): Promise<string> => {
  const { default: entries } = await import('../../../app/routes.ts')
  const root = { id: 'root', path: '', module: '/app/root.tsx' }
  return `export const routes = ${JSON.stringify([root, ...listRoutes(entries, 'root')])}`
}

const SITE = new URL('../../..', import.meta.url).pathname

/**
 * Compiles the code of the site, which takes a busy machine a minute: no part of a page comes late for that, so a test
 * waits for what the page does and for nothing else.
 */
const compileSite = async ({ environments: { client } }: ViteDevServer): Promise<void> => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: SITE }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$|entry\.|routes\.ts$|\/styleguide\//.test(file),
  )
  await Promise.all(files.map((file) => client.warmupRequest(`/${file}`)))
}

/** In a single run no file changes: the frame of the next test finds each in the browser's memory, unasked. */
const keepFiles = (response: ServerResponse): void => {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    set(
      name,
      name.toLowerCase() === 'cache-control' && value === 'no-cache'
        ? 'max-age=3600, immutable'
        : value,
    )
}

/**
 * Lets Vitest's server send the same document at each address of the site to the frame of a test, and gives that document
 * the routes of `app/routes.ts`.
 */
export const pagesOfSite = (): Plugin => ({
  name: 'dhvani-pages',
  enforce: 'pre',
  resolveId: (id) => (id === ROUTES ? `\0${ROUTES}` : undefined),
  load: (id) => (id === `\0${ROUTES}` ? routesCode() : undefined),
  configureServer: {
    order: 'pre',
    handler(server) {
      const { middlewares, config } = server
      const isWatching = config.server.watch !== null
      let compiled: Promise<void> | undefined
      middlewares.use(({ url = '/', headers }, response, next) => {
        if (headers['sec-fetch-dest'] === 'iframe' && !isOfVitest(url)) {
          compiled ??= compileSite(server)
          void compiled.then(() => {
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(DOCUMENT)
          }, next)
          return
        }
        if (!isWatching) keepFiles(response)
        next()
      })
    },
  },
})
