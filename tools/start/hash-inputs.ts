import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const listFiles = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).toSorted()
  return (await Promise.all(names.map((name) => listFiles(join(path, name))))).flat()
}

const addFile = async (hash: Hash, root: string, file: string): Promise<void> => {
  hash.update(`${relative(root, file)}\0`)
  hash.update(await readFile(file))
}

/**
 * One hash over the names and contents of files and folders, for telling whether what was built
 * from them is stale.
 *
 * @param root folder that names are relative to
 * @param paths files or folders below it; missing ones count as empty
 * @param skip leaves files out by their absolute path
 */
export const hashInputs = async (
  root: string,
  paths: readonly string[],
  skip: (file: string) => boolean = () => false,
): Promise<string> => {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = (await listFiles(join(root, path))).filter((file) => !skip(file))
    for (const file of files) await addFile(hash, root, file)
  }
  return hash.digest('hex')
}
