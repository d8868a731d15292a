import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ASSETS = resolve(import.meta.dirname, '../../apps/web/build/client/assets')

/** Names of files end with a hash of seven characters (apps/web/vite.config.ts). */
const HASH = /-[\w-]{7}\.js$/
const LATER = /\bimport\([`"']\.\/([^`"']+\.js)[`"']\)/g

const filesOf = (): readonly string[] => readdirSync(ASSETS).filter((name) => name.endsWith('.js'))

const importedLater = (file: string): string[] =>
  [...readFileSync(join(ASSETS, file), 'utf8').matchAll(LATER)].map(([, name = '']) => name)

/** Every file that the build imports on demand, by its name without the hash. */
export const partsOfBuild = (): ReadonlyMap<string, string> =>
  new Map(
    filesOf()
      .flatMap(importedLater)
      .map((file) => [file.replace(HASH, ''), file]),
  )

/** Those with one name: the text of an article is in a file for each language. */
export const partsNamed = (name: string): readonly string[] =>
  [...new Set(filesOf().flatMap(importedLater))].filter((file) => file.replace(HASH, '') === name)

export type RouteOfBuild = { readonly path: string; readonly file: string }

type Manifest = {
  readonly routes: Record<
    string,
    { readonly id: string; readonly path?: string; readonly module: string }
  >
}

/** A route begins with the languages that its address may begin with: `hi?/blog`. */
const LANGUAGES = /^(?:[\w-]+\?\/?)+/

/** Every page of the build but Home and the page for unknown addresses, and the file of its code. */
export const routesOfBuild = (): readonly RouteOfBuild[] => {
  const name = filesOf().find((file) => file.startsWith('manifest-')) ?? ''
  const text = readFileSync(join(ASSETS, name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  return Object.values(manifest.routes).flatMap(({ path = '', module }) => {
    const plain = path.replace(LANGUAGES, '')
    return plain === '' || plain === '*'
      ? []
      : [{ path: `/${plain}`, file: module.replace('/assets/', '') }]
  })
}
