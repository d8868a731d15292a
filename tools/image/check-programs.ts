import { open, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Architecture } from './architectures.ts'
import { readElf, type Elf } from './read-elf.ts'

const ELF_MAGIC = 0x7f454c46

const isElfFile = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32BE(0) === ELF_MAGIC
  } finally {
    await file.close()
  }
}

const readPrograms = async (root: string): Promise<[path: string, elf: Elf][]> => {
  const programs: [string, Elf][] = []
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !(await isElfFile(path))) continue
    const elf = readElf(await readFile(path))
    if (elf) programs.push([path.slice(root.length), elf])
  }
  return programs
}

const listNames = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true })).map((path) => `/${path}`)

/**
 * Looks whether every program and library of the layers is for the processor and finds the libraries that it names. A
 * start shows the same, but only on a machine with that processor.
 *
 * @param roots folders that lie over each other in the image
 * @throws with a line for each fault
 */
export const checkPrograms = async (
  roots: readonly string[],
  { machine, loader, name: processor }: Architecture,
): Promise<void> => {
  const names = new Set((await Promise.all(roots.map(listNames))).flat())
  const libraries = new Set([...names].map((path) => basename(path)))
  const programs = (await Promise.all(roots.map(readPrograms))).flat()
  const faults = programs.flatMap(([path, elf]) => [
    ...(elf.machine === machine ? [] : [`${path}: not for ${processor}`]),
    ...elf.needed.filter((file) => !libraries.has(file)).map((file) => `${path}: no ${file}`),
    ...(elf.loader === undefined || elf.loader === loader ? [] : [`${path}: by ${elf.loader}`]),
  ])
  if (!names.has(loader)) faults.push(`${loader}: missing`)
  if (!programs.some(([path]) => path === '/usr/local/bin/node')) faults.push('no Node')
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
