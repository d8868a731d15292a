import { bibliography, sourceKeys, type Source, type SourceKey } from '../bibliography.ts'

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')

/** The first author's family name and the year; the key of a work that names no author. */
const nameOf = (key: SourceKey): string => {
  const { authors, year }: Source = bibliography[key]
  const family = authors?.split(',')[0]?.replace(/\s+\p{Lu}{1,3}(?:\s\(ed\.\))?$/u, '')
  return slugOf([family ?? key, year].join(' '))
}

const collectIds = (): ReadonlyMap<SourceKey, string> => {
  const ids = new Map<SourceKey, string>()
  const uses = new Map<string, number>()
  for (const key of sourceKeys) {
    const name = nameOf(key)
    const use = (uses.get(name) ?? 0) + 1
    uses.set(name, use)
    ids.set(key, use === 1 ? name : `${name}-${use}`)
  }
  return ids
}

const IDS = collectIds()

/**
 * The fragment under which a work stands on the page "What is known", such as `thoma-2013`. Articles
 * link to it. A second work of the same name and year has `-2`, in the order of the bibliography.
 */
export const workId = (key: SourceKey): string => {
  const id = IDS.get(key)
  if (id === undefined) throw new Error(`${key} is no work of the bibliography`)
  return id
}
