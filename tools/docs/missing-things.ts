import type { Texts } from './tracked-texts.ts'

type Problem = { readonly at: number; readonly text: string }

const CODE = /`([^`\n]+)`/g
const FILE = /^[\w@./-]*\w\.(?:ts|tsx|mjs|js|sql|css|mdx|conf|yaml)$/
const FOLDER = /^(?:apps|packages|tools|e2e|bench|supabase|deploy)\/[\w./-]+$/
/** Made by a build, and not in git. */
const MADE = /(?:^|\/)build(?:-hosted)?\//
const COMMAND = /\bnpm run ([\w:-]+)(?! -w)\b(?! -w)/g

/**
 * Files that a page names in backticks, by their whole path or by its end, and that do not exist.
 *
 * @param folders every folder with a tracked file
 */
export const missingFiles = (
  texts: Texts,
  folders: ReadonlySet<string>,
  text: string,
): Problem[] => {
  const paths = [...texts.keys()]
  return [...text.matchAll(CODE)].flatMap(({ 1: name = '', index }) => {
    const isAddress = name.startsWith('/')
    if (isAddress || MADE.test(name) || !(FILE.test(name) || FOLDER.test(name))) return []
    const bare = name.replace(/\/$/, '')
    const isThere = folders.has(bare) || paths.some((path) => `/${path}`.endsWith(`/${bare}`))
    return isThere ? [] : [{ at: index, text: `${name} does not exist` }]
  })
}

/** Commands of the root's package.json that a page names and that do not exist. */
export const missingCommands = (texts: Texts, text: string): Problem[] => {
  const { scripts = {} } = JSON.parse(texts.get('package.json') ?? '{}') as {
    scripts?: Record<string, string>
  }
  return [...text.matchAll(COMMAND)]
    .filter(({ 1: name = '' }) => scripts[name] === undefined)
    .map(({ 0: command, index }) => ({ at: index, text: `${command} does not exist` }))
}
