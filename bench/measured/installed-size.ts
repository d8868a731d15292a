import { execFile } from 'node:child_process'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const MADE = ['build/sounds', 'apps/web/build/client']

const run = promisify(execFile)

export const sizeOfFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let bytes = 0
  for (const entry of entries)
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size
  return bytes
}

const sizeOfSources = async (): Promise<number> => {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 1e8 })
  const names = stdout.split('\0').filter((name) => name !== '')
  const sizes = await Promise.all(names.map((name) => lstat(join(ROOT, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

/** The root's, and what npm put into workspaces because versions differ. */
const modulesFolders = async (): Promise<string[]> => {
  const { stdout } = await run('git', ['ls-files', '*package.json'], { cwd: ROOT })
  const rooms = stdout.split('\n').filter((name) => name.endsWith('package.json'))
  const folders = rooms.map((name) => join(ROOT, name, '../node_modules'))
  const are = await Promise.all(
    folders.map((folder) =>
      lstat(folder).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    ),
  )
  return folders.filter((_, index) => are[index])
}

/** The clone without its history, what `npm ci` installs, and what the build makes. */
export const measureInstalledSize = async () => {
  const sum = async (folders: readonly string[]) => {
    let bytes = 0
    for (const folder of folders) bytes += await sizeOfFolder(folder)
    return bytes
  }
  const modules = await sum(await modulesFolders())
  const made = await sum(MADE.map((folder) => join(ROOT, folder)))
  return { modules, made, all: modules + made + (await sizeOfSources()) }
}
