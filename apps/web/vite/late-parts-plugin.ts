import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inApp = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../app/${path}`, import.meta.url)))

/** Vite's own module, which every `import()` of a build goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const PRELOAD_CODE = `export { importLater as __vitePreload } from ${inApp('lib/code/import-part.ts')}`

const ROUTE_MODULES = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const ROUTE_CODE = `export { loadRouteModule } from ${inApp('lib/code/load-route-module.ts')}`

/**
 * Lets everything that a page loads later arrive by `lib/code/import-part.ts`: each `import()`, those
 * of packages and of articles included, and the router's own import of a page.
 *
 * @throws when Vite or React Router no longer has the module that this replaces
 */
export const lateParts = (): Plugin => {
  const replaced = new Set<string>()
  return {
    name: 'dhvani-late-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id === PRELOAD_HELPER) {
        replaced.add('preload')
        return PRELOAD_CODE
      }
      if (!ROUTE_MODULES.test(id)) return undefined
      if (!readFileSync(id, 'utf8').includes('window.location.reload()'))
        throw new Error('React Router loads the modules of routes in another way than before')
      replaced.add('routes')
      return ROUTE_CODE
    },
    buildEnd(error) {
      if (error === undefined && replaced.size !== 2)
        throw new Error('Vite or React Router loads parts of a page in another way than before')
    },
  }
}

/**
 * Chunks that run before any part is asked for (vite.config.ts). That of the articles is needed by no
 * part but their pages, whose routes import it.
 */
const THERE_BEFORE = /\/(?:framework|shell|rolldown-runtime)-[^/]*$|\/article-[^/]*\.js$/

/** The files that a part waits for: its own, and those of its imports that the page may not have. */
export const filesOfPart = (file: string, imports: readonly string[]): string[] =>
  [...new Set([file, ...imports])].filter((name) => !THERE_BEFORE.test(name))
