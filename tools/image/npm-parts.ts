import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { runNpm } from '../entry/run-npm.mjs'
import { REPOSITORY } from '../start/repository.ts'
import type { Architecture } from './architectures.ts'

const lockfile = z.object({ packages: z.record(z.string(), z.unknown()) })

/** The workspaces that the server runs; what their packages need is installed with them. */
export const SERVED_WORKSPACES = [
  'apps/server',
  'packages/audio-files',
  'packages/catalogue',
  'packages/share-links',
  'packages/social-cards',
  'packages/units',
]

/** What Node never reads: types, and maps of sources. As tar names it. */
export const UNREAD = ['*.d.ts', '*.d.mts', '*.d.cts', '*.map']

/** Addons of the runtime Bare, for every kind of machine. */
const isForBare = (path: string): boolean => path.endsWith('.bare')

const listWorkspaces = async (): Promise<string[]> => {
  const text = await readFile(join(REPOSITORY, 'package-lock.json'), 'utf8')
  const paths = Object.keys(lockfile.parse(JSON.parse(text)).packages)
  return paths.filter((path) => path !== '' && !path.includes('node_modules/'))
}

const forProcessor = ({ cpu }: Architecture): string[] => [
  'ci',
  '--omit=dev',
  '--os=linux',
  `--cpu=${cpu}`,
  '--libc=glibc',
  '--prefer-offline',
]

const copyFiles = async (paths: readonly string[], from: string, to: string): Promise<void> => {
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    await cp(join(from, path), join(to, path))
  }
}

/** Puts Node for a processor, with its licence, into a root file system, by the hash in the lockfile. */
export const layNode = async (
  root: string,
  folder: string,
  architecture: Architecture,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const from = join(REPOSITORY, 'tools/node')
  await copyFiles(['package.json', 'package-lock.json'], from, folder)
  await runNpm(folder, forProcessor(architecture))
  const installed = join(folder, 'node_modules', architecture.nodePackage)
  await mkdir(join(root, 'usr/local/bin'), { recursive: true })
  await cp(join(installed, 'bin/node'), join(root, 'usr/local/bin/node'))
  await mkdir(join(root, 'usr/share/doc/node'), { recursive: true })
  await cp(join(installed, 'LICENSE'), join(root, 'usr/share/doc/node/copyright'))
}

/** Puts the packages that the server runs on a processor into `dhvani/node_modules`, by the hashes in the lockfile. */
export const layServerModules = async (
  root: string,
  folder: string,
  architecture: Architecture,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const manifests = (await listWorkspaces()).map((path) => `${path}/package.json`)
  await copyFiles(['package.json', 'package-lock.json', '.npmrc', ...manifests], REPOSITORY, folder)
  const served = SERVED_WORKSPACES.flatMap((path) => ['--workspace', path])
  await runNpm(folder, [...forProcessor(architecture), ...served])
  const modules = join(root, 'dhvani/node_modules')
  await mkdir(dirname(modules), { recursive: true })
  await rename(join(folder, 'node_modules'), modules)
  for (const path of (await readdir(modules, { recursive: true })).filter(isForBare))
    await rm(join(modules, path))
}
