import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The address of the file under the site's own. */
export const NOTICES_FILE = 'licences.txt'

const require = createRequire(import.meta.url)
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-](?:md|txt|mit|apache))*$/i

const HEADER = `Dhvani carries software, icons and fonts of other people. These are their licences.
`

/** @returns the folder of the package that a module of a bundle is from; `undefined` for modules of our own */
export const packageFolderOf = (moduleId: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1]

type Manifest = {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

/** For packages that name the MIT licence and bring no file of it (https://opensource.org/license/mit). */
const renderMit = (author: string): string => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`

/**
 * @param folder of an installed package
 * @returns its name, version and licence with all notices
 * @throws when the package has no text of a licence, and MIT is not its name
 */
export const renderNotice = (folder: string): string => {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length === 0 && license === 'MIT')
    texts.push(renderMit((typeof author === 'string' ? author : author?.name) ?? `${name} authors`))
  if (texts.length === 0) throw new Error(`${name} has no text of its licence (${license ?? '?'})`)
  return `\n--- ${name} ${version} (${license ?? 'see below'}) ---\n\n${texts.join('\n\n')}\n`
}

export const renderNotices = (folders: Iterable<string>): string =>
  [...new Set([...folders].toSorted().map(renderNotice))].join('')

const folderOfInstalled = (name: string): string => {
  const found = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')))
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

/** Packages that a build takes fonts and styles from: no module of a bundle is theirs. */
const findDrawnFrom = (): string[] => {
  const faces = readdirSync(at('messages/faces')).map((file) =>
    readFileSync(join(at('messages/faces'), file), 'utf8'),
  )
  const fonts = [...faces, readFileSync(at('scripts/build-fonts.ts'), 'utf8')].flatMap((text) =>
    [...text.matchAll(/@fontsource[\w-]*\/[\w-]+/g)].map(([name]) => name),
  )
  return [...new Set([...fonts, 'tailwindcss'])].map(folderOfInstalled)
}

/** Lists the packages whose code is in a bundle. */
export const collectPackages = (folders: Set<string>): Plugin => ({
  name: 'dhvani-collect-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const id of file.moduleIds) {
        const folder = packageFolderOf(id)
        if (folder !== undefined) folders.add(folder)
      }
    }
  },
})

/**
 * Writes the notices of everything that browsers get. Those of the service worker, which is another build, follow
 * (scripts/build-service-worker.ts).
 *
 * @param folders of packages that `collectPackages` has found in this build and in those of its workers
 */
export const licenceNotices = (folders: ReadonlySet<string>): Plugin => ({
  name: 'dhvani-licence-notices',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler() {
      // The package of the drawings brings no text of their licence.
      const icons = `\n--- Icons: Lucide ---\n\n${readFileSync(at('vite/lucide-licence.txt'), 'utf8')}`
      const notices = renderNotices([...folders, ...findDrawnFrom()])
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: HEADER + icons + notices })
    },
  },
})
