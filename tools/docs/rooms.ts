import { posix } from 'node:path'

/** The rows of a page's tables that begin with a folder: its path, and the whole row. */
export type Rooms = ReadonlyMap<string, string>

const ROW = /^\| `([^`]+)`.*$/gm

export const readRooms = (page: string): Rooms =>
  new Map([...page.matchAll(ROW)].map((match) => [match[1] ?? '', match[0]]))

const parentsOf = (folder: string): string[] => {
  const parent = posix.dirname(folder)
  return parent === folder || folder === '.' ? [] : [...parentsOf(parent), parent]
}

/**
 * Folders directly below one of `houses` that have no row of their own and are not named, in
 * backticks, in the row of the folder they are in.
 *
 * @param folders every folder that holds a file, as paths from the root of the repository
 */
export const findUnnamedFolders = (
  rooms: Rooms,
  folders: readonly string[],
  houses: readonly string[],
): string[] => {
  const all = new Set(folders.flatMap((folder) => [...parentsOf(folder), folder]))
  const inside = [...all].filter(
    (folder) =>
      folder !== '.' &&
      !posix.basename(folder).startsWith('.') &&
      houses.includes(posix.dirname(folder)),
  )
  const isNamed = (folder: string) =>
    rooms.has(folder) ||
    (rooms.get(posix.dirname(folder))?.includes(`\`${posix.basename(folder)}\``) ?? false)
  return inside.filter((folder) => !isNamed(folder)).toSorted()
}
