import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const PROJECT = at('project.inlang')
export const COMPILED = at('app/paraglide')

/** @returns the languages that have a file in messages/, English first */
export const findLocales = (): string[] => {
  const found = readdirSync(at('messages'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
  return ['en', ...found.filter((locale) => locale !== 'en')]
}

type WithTextInfo = Intl.Locale & { getTextInfo(): { readonly direction: 'ltr' | 'rtl' } }

/** Whether the lines of a language are read from the right. */
export const isRightToLeft = (locale: string): boolean =>
  (new Intl.Locale(locale) as WithTextInfo).getTextInfo().direction === 'rtl'

/** Adds a new messages/{locale}.json to the settings, so that a language is one file. */
export const updateProjectLocales = (): void => {
  const file = at('project.inlang/settings.json')
  const settings = JSON.parse(readFileSync(file, 'utf8')) as { locales: string[] }
  const locales = findLocales()
  if (settings.locales.join() === locales.join()) return
  writeFileSync(file, `${JSON.stringify({ ...settings, locales }, null, 2)}\n`)
}

/** Paraglide gives the messages their types; a build has its own code (vite/messages-plugin.ts). */
export const COMPILER_OPTIONS = {
  project: PROJECT,
  outdir: COMPILED,
  strategy: ['baseLocale'] as 'baseLocale'[],
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
}
