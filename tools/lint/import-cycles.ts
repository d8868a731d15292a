import { parseSync } from 'oxc-parser'
import { targetOf } from './import-direction.mjs'

/** Texts of files by their paths in the repository. */
type Sources = ReadonlyMap<string, string>

type Entry = { readonly isType: boolean }

/** An import without names is for its effect, which is there at run time. */
const hasValue = (entries: readonly Entry[]): boolean =>
  entries.length === 0 || entries.some(({ isType }) => !isType)

/** Code of a worker is named by an address, from which bundlers find it. */
const WORKER = /new URL\('([^']+)', import\.meta\.url\)/g

/** What a file names whose values it has at run time, now or later. */
const namedIn = (file: string, text: string): string[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imports = staticImports
    .filter(({ entries }) => hasValue(entries))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exports = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ moduleRequest }) => moduleRequest?.value ?? '')
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  return [
    ...imports,
    ...exports,
    ...later,
    ...[...text.matchAll(WORKER)].map(([, name]) => name ?? ''),
  ]
}

const targetsIn = (sources: Sources) => (file: string, text: string) =>
  namedIn(file, text)
    .map((name): string | undefined => targetOf(file, name))
    .filter((target) => target !== undefined && sources.has(target)) as string[]

/** A walk from one file to all that it reaches, by Tarjan (SIAM Journal on Computing 1, 1972, pages 146–160). */
const componentsOf = (arrows: ReadonlyMap<string, readonly string[]>): string[][] => {
  const found: string[][] = []
  const numbers = new Map<string, number>()
  const open: string[] = []
  /** @returns the lowest number that is reached from the file and still open */
  const visit = (file: string): number => {
    const number = numbers.size
    numbers.set(file, number)
    open.push(file)
    let lowest = number
    for (const next of arrows.get(file) ?? [])
      if (!numbers.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, numbers.get(next) ?? lowest)
    if (lowest === number) found.push(open.splice(open.indexOf(file)))
    return lowest
  }
  for (const file of arrows.keys()) if (!numbers.has(file)) visit(file)
  return found
}

/**
 * Finds files that import each other's values, over any number of files. Unlike `import/no-cycle` of the linter, it
 * counts what is imported later: by `import()`, and as the code of a worker. Types alone are no cycle, and imports
 * of packages go one way by their arrows (`arrows.mjs`).
 *
 * @returns the files of each cycle, sorted
 */
export const findImportCycles = (sources: Sources): string[][] => {
  const targets = targetsIn(sources)
  const arrows = new Map([...sources].map(([file, text]) => [file, targets(file, text)]))
  return componentsOf(arrows)
    .filter(([file = '', ...others]) => others.length > 0 || arrows.get(file)?.includes(file))
    .map((files) => files.toSorted())
}
