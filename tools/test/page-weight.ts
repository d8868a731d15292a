import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { REPOSITORY } from '../start/repository.ts'
import { ONE_FAILED, ONE_PASSED, type Outcome } from './outcome.ts'
import type { Print, Step } from './run-step.ts'

const SITE = join(REPOSITORY, 'apps/web/build/client')

type Budget = {
  readonly page: string
  /** Most kilobytes (1,000 bytes) of gzipped script before the first interaction. */
  readonly script: number
  /** Most of them besides React and the router, where that is promised. */
  readonly own?: number
  /** Words that no script of a visitor who only listens or reads may hold. */
  readonly absent: readonly RegExp[]
}

/** A string that only the Supabase clients have. */
const SUPABASE = /GoTrueClient|X-Supabase-Api-Version|PostgrestError/

/** Words of another language than English; the brand is in both scripts. */
const HINDI = /(?<![\u0900-\u097f])(?!ध्वनि(?![\u0900-\u097f]))[\u0900-\u097f]/

const BUDGETS: readonly Budget[] = [
  { page: 'index.html', script: 170, absent: [SUPABASE, HINDI] },
  // With all of Hindi's texts, those of positions and of the practice room too (decisions 243, 252).
  { page: 'hi/index.html', script: 195, absent: [SUPABASE] },
  { page: 'riyaz/index.html', script: 150, absent: [SUPABASE, HINDI] },
  { page: 'blog/rise-of-asmr/index.html', script: 130, own: 21.3, absent: [SUPABASE, HINDI] },
  {
    page: 'blog/create-focus-soundscape/index.html',
    script: 130,
    own: 21.3,
    absent: [SUPABASE, HINDI],
  },
]

const WORTH_COMPRESSING_BYTES = 1024

/** React and the router (vite.config.ts). */
const FRAMEWORK = /\/framework-[^/]+\.js$/

const namedInPage = (html: string): string[] =>
  [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')

/** Static imports only: what is imported on demand is not loaded with the page. */
const staticImports = (script: string, at: string): string[] =>
  [...script.matchAll(/(?:^|[;}\s])(?:import|export)\s*[^"'()]*?["'](\.[^"']+\.js)["']/g)].map(
    (match) => posix.join(dirname(at), match[1] ?? ''),
  )

const collectScripts = async (html: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const waiting = namedInPage(html)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    const script = await readFile(join(SITE, next), 'utf8')
    found.set(next, script)
    waiting.push(...staticImports(script, next))
  }
  return found
}

/** What a server sends instead of a script must be that script, and be there. */
const isSentAsItIs = async ([name, text]: readonly [string, string]): Promise<boolean> => {
  if (Buffer.byteLength(text) < WORTH_COMPRESSING_BYTES) return true
  const compressed = await readFile(join(SITE, `${name}.br`)).catch(() => undefined)
  return compressed !== undefined && brotliDecompressSync(compressed).toString() === text
}

const weigh = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000

const judge = async ({ page, script, own, absent }: Budget, print: Print): Promise<boolean> => {
  const scripts = [...(await collectScripts(await readFile(join(SITE, page), 'utf8')))]
  const all = weigh(scripts.map(([, text]) => text))
  const ours = scripts.filter(([name]) => !FRAMEWORK.test(name))
  const besides = weigh(ours.map(([, text]) => text))
  const intruders = scripts.filter(([, text]) => absent.some((word) => word.test(text)))
  print(
    `  ${page}: ${all.toFixed(1)} kB of ${script} kB in ${scripts.length} scripts, ` +
      `${besides.toFixed(1)} kB${own === undefined ? '' : ` of ${own} kB`} besides React and the router` +
      intruders.map(([name]) => `; ${name} does not belong there`).join('') +
      '\n',
  )
  const areSent = (await Promise.all(scripts.map(isSentAsItIs))).every(Boolean)
  if (!areSent) print(`  ${page}: a script has no compressed copy, or an old one\n`)
  const isFramed = ours.length === scripts.length - 1
  return (
    areSent && isFramed && all <= script && besides <= (own ?? script) && intruders.length === 0
  )
}

/** Fonts, texts and pages' own files of Hindi. */
const HINDI_FILE = /\/assets\/(?:[\w-]+-)?hi-[\w-]+\.\w+/

/** @returns English pages that load Hindi: a script with its words, or a file of its own */
const findEnglishWithHindi = async (): Promise<string[]> => {
  const files = await readdir(SITE, { recursive: true })
  const pages = files.filter((name) => name.endsWith('.html') && !name.startsWith('hi/'))
  const found: string[] = []
  for (const page of pages.toSorted()) {
    const html = await readFile(join(SITE, page), 'utf8')
    const scripts = [...(await collectScripts(html))]
    const names = [HINDI_FILE.exec(html)?.[0], scripts.find(([, text]) => HINDI.test(text))?.[0]]
    found.push(...names.filter(Boolean).map((name) => `${page}: ${name}`))
  }
  return found
}

/** Weighs what pages load before interaction; one check a page, and one for all that are English. */
export const pageWeightStep: Step = {
  name: 'page weight',
  run: async (print): Promise<Outcome> => {
    let failed = 0
    for (const budget of BUDGETS) if (!(await judge(budget, print))) failed += 1
    const withHindi = await findEnglishWithHindi()
    for (const found of withHindi) print(`  ${found} is Hindi on an English page\n`)
    if (withHindi.length > 0) failed += 1
    const checks = BUDGETS.length + 1
    if (failed === 0) return { ...ONE_PASSED, passed: checks }
    return { ...ONE_FAILED, failed, passed: checks - failed }
  },
}
