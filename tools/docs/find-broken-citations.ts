import { basename, dirname, join } from 'node:path/posix'
import { FORBIDDEN_SOURCES } from './forbidden-sources.ts'
import { anchorsOf, linksOf, sectionsOf } from './markdown.ts'
import { missingCommands, missingFiles } from './missing-things.ts'
import type { Texts } from './tracked-texts.ts'

type Problem = { readonly at: number; readonly text: string }

const PAGE = /(?<![\w/.-])docs\/[\w./-]+?\.md\b/g
const PAGE_NAME = /(?<![\w/.<>-])[\w-]+\.md\b/g
/** A page and the sections named after it; a comment may break the line anywhere between them. */
const SECTIONS = /([\w./-]*\w\.md)((?:(?:[\s*#/-]|,|\band\b|\bto\b)*§\d+(?:\.\d+)*)+)/g
const SECTION = /§(\d+(?:\.\d+)*)/g
const DECISIONS = /\bdecisions?((?:(?:[\s*#/-]|,|\band\b)+\d{3}\b)+)/gi

const isMarkdown = (path: string): boolean => path.endsWith('.md')
const isContract = (path: string): boolean => path.startsWith('docs/contract/')
/** Pages that speak of the repository as a whole, and as it is now. */
const isGuide = (path: string): boolean =>
  isMarkdown(path) && /^(?:docs\/.*|[^/]+)$/.test(path) && path !== 'CHANGELOG.md'

const missingPages = (texts: Texts, text: string): Problem[] =>
  [...text.matchAll(PAGE)]
    .filter(([page]) => !texts.has(page))
    .map(({ 0: page, index }) => ({ at: index, text: `${page} does not exist` }))

/** Catches notes from outside, which are cited by their bare name. */
const unknownPages = (names: ReadonlySet<string>, text: string): Problem[] =>
  [...text.matchAll(PAGE_NAME)]
    .filter(([name]) => !names.has(name))
    .map(({ 0: name, index }) => ({ at: index, text: `no page is called ${name}` }))

const resolvePage = (from: string, page: string): string =>
  page.startsWith('docs/') ? page : join(dirname(from), page)

const missingSections = (texts: Texts, path: string, text: string): Problem[] => {
  const problems: Problem[] = []
  const require = (page: string, number: string, at: number) => {
    const sections = sectionsOf(texts.get(page) ?? '')
    if (!sections.has(number)) problems.push({ at, text: `${page} has no §${number}` })
  }
  const rest = text.replaceAll(SECTIONS, (all: string, page: string, list: string, at: number) => {
    for (const [, number = ''] of list.matchAll(SECTION))
      require(resolvePage(path, page), number, at)
    return ' '.repeat(all.length)
  })
  for (const { 1: number = '', index } of rest.matchAll(SECTION))
    // A page of the contract means itself; anywhere else a reader would not know which page.
    if (isContract(path)) require(path, number, index)
    else problems.push({ at: index, text: `§${number} names no page` })
  return problems
}

const missingDecisions = (texts: Texts, text: string): Problem[] => {
  const numbers = [...texts.keys()].map((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1])
  return [...text.matchAll(DECISIONS)].flatMap(({ 1: list = '', index }) =>
    [...list.matchAll(/\d{3}/g)]
      .filter(([number]) => !numbers.includes(number))
      .map(([number]) => ({ at: index, text: `there is no decision ${number}` })),
  )
}

const deadLinks = (
  texts: Texts,
  folders: ReadonlySet<string>,
  path: string,
  text: string,
): Problem[] =>
  linksOf(text).flatMap(({ target, at }) => {
    const [file = '', anchor] = target.split('#', 2)
    const page = file === '' ? path : join(dirname(path), file).replace(/\/$/, '')
    const linked = texts.get(page)
    if (linked === undefined && !folders.has(page)) return [{ at, text: `${target} leads nowhere` }]
    if (anchor === undefined || !isMarkdown(page)) return []
    const isThere = anchorsOf(linked ?? '').has(anchor)
    return isThere ? [] : [{ at, text: `${page} has no heading #${anchor}` }]
  })

const forbiddenSources = (text: string): Problem[] =>
  FORBIDDEN_SOURCES.flatMap(([form, problem]) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => ({
      at: index,
      text: `"${found}" ${problem}`,
    })),
  )

const foldersOf = (texts: Texts): ReadonlySet<string> => {
  const folders = new Set<string>()
  for (const path of texts.keys())
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  return folders
}

/**
 * @param texts     tracked files; of one that is no text, an empty text
 * @param exempt    files whose own citations are not looked at
 * @param examples  files that may show a forbidden form
 * @returns one line, `path:line: problem`, for each citation that a reader cannot follow
 */
export const findBrokenCitations = (
  texts: Texts,
  { exempt = [], examples = [] }: { exempt?: readonly string[]; examples?: readonly string[] } = {},
): string[] => {
  const folders = foldersOf(texts)
  const names = new Set([...texts.keys()].map((path) => basename(path)))
  return [...texts].flatMap(([path, text]) => {
    if (exempt.includes(path)) return []
    const problems = [
      ...missingPages(texts, text),
      ...unknownPages(names, text),
      ...missingSections(texts, path, text),
      ...missingDecisions(texts, text),
      ...(examples.includes(path) ? [] : forbiddenSources(text)),
      ...(isMarkdown(path) ? deadLinks(texts, folders, path, text) : []),
      ...(isGuide(path)
        ? [...missingFiles(texts, folders, text), ...missingCommands(texts, text)]
        : []),
    ]
    return problems.map(
      (problem) => `${path}:${text.slice(0, problem.at).split('\n').length}: ${problem.text}`,
    )
  })
}
