import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { runCommand } from '../start/run-command.ts'
import type { Architecture } from './architectures.ts'

/** What Node needs of the system, and the licences of that. */
const PACKAGES = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6']

/** Shared libraries, what licences and scanners read, and no program. Debian 13 has `lib` as a link to `usr/lib`. */
const KEPT =
  /^(?:lib(?:64)?|(?:usr\/)?lib(?:64)?\/(?:[\w-]+\/)?[\w.+-]+\.so(?:\.[\w.]+)?|usr\/lib\/os-release|etc\/(?:os-release|debian_version)|usr\/share\/(?:common-licenses\/.+|doc\/[^/]+(?:\/copyright)?))$/

/** apt for another processor, with lists and cache of its own: it changes nothing on the machine. */
const aptOptions = (folder: string, { name }: Architecture): string[] =>
  [
    `Dir::State=${folder}/state`,
    `Dir::State::status=${folder}/status`,
    `Dir::Cache=${folder}/cache`,
    `APT::Architecture=${name}`,
    `APT::Architectures=${name}`,
    // A folder below a home is closed to the user `_apt`.
    ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : []),
  ].flatMap((option) => ['-o', option])

const listPackages = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.deb')).map((name) => join(folder, name))

const readControl = async (file: string): Promise<string> => {
  let control = ''
  await runCommand('dpkg-deb', ['--field', file], { onLine: (line) => (control += `${line}\n`) })
  return control
}

const requireDebian = async (): Promise<void> => {
  const release = existsSync('/etc/os-release') ? await readFile('/etc/os-release', 'utf8') : ''
  if (!/^ID=debian$/m.test(release))
    throw new Error(
      'the image takes the C library from Debian: run this on Debian, or in a container of it (docs/guides/containers.md).',
    )
}

/**
 * Fetches the packages as the machine's apt does: newest version, signature checked.
 *
 * @returns the files of the packages
 */
const fetchPackages = async (folder: string, architecture: Architecture): Promise<string[]> => {
  await requireDebian()
  await rm(folder, { recursive: true, force: true })
  for (const name of ['state/lists/partial', 'cache/archives/partial', 'packages'])
    await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'status'), '')
  const apt = aptOptions(folder, architecture)
  const packages = join(folder, 'packages')
  const download = (...names: string[]) =>
    runCommand('apt-get', [...apt, '-qq', 'download', ...names], { cwd: packages })
  await runCommand('apt-get', [...apt, '-qq', 'update'])
  await download(...PACKAGES)
  const fetched = await listPackages(packages)
  const library = fetched.find((file) => basename(file).startsWith('libstdc++6_')) ?? ''
  // The licence of both libraries of GCC is in this one.
  const [licence] = /\bgcc-\d+-base\b/.exec(await readControl(library)) ?? []
  if (licence) await download(licence)
  return listPackages(packages)
}

const copyKept = async (from: string, to: string): Promise<void> => {
  for (const path of await readdir(from, { recursive: true })) {
    const source = join(from, path)
    const isFolder = (await lstat(source)).isDirectory()
    if (isFolder || !KEPT.test(path)) continue
    await mkdir(dirname(join(to, path)), { recursive: true })
    await cp(source, join(to, path), { verbatimSymlinks: true })
  }
}

/**
 * Lays Debian's C and C++ libraries with their licences into a root file system, and for scanners of known weaknesses the
 * records of which versions they are (`/var/lib/dpkg/status.d`).
 *
 * @param root where the root file system is made
 * @param folder for what is fetched on the way
 */
export const layDebianBase = async (
  root: string,
  folder: string,
  architecture: Architecture,
): Promise<void> => {
  const records = join(root, 'var/lib/dpkg/status.d')
  await mkdir(records, { recursive: true })
  for (const file of await fetchPackages(folder, architecture)) {
    const [name = ''] = basename(file).split('_')
    const unpacked = join(folder, 'unpacked', name)
    await mkdir(unpacked, { recursive: true })
    await runCommand('dpkg-deb', ['--extract', file, unpacked])
    await copyKept(unpacked, root)
    await writeFile(join(records, name), await readControl(file))
  }
}
