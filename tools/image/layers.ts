import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REPOSITORY } from '../start/repository.ts'
import { runCommand } from '../start/run-command.ts'
import type { Architecture } from './architectures.ts'
import { checkPrograms } from './check-programs.ts'
import { layDebianBase } from './debian-base.ts'
import { layNode, layServerModules, SERVED_WORKSPACES, UNREAD } from './npm-parts.ts'

/** The user of the server. It owns the data directory and nothing else (Dockerfile, `USER`). */
export const USER_ID = 10_001

/** What the server reads beside its workspaces. */
const SERVED = ['LICENSE', 'package.json', 'supabase', 'apps/web/build/client']

const isServed = (source: string): boolean =>
  !/\/(?:tests|node_modules)(?:\/|$)|\.test\.tsx?$/.test(source.slice(REPOSITORY.length))

const copyServed = async (paths: readonly string[], root: string): Promise<void> => {
  for (const path of paths)
    await cp(join(REPOSITORY, path), join(root, 'dhvani', path), {
      recursive: true,
      filter: isServed,
    })
}

/**
 * Packs a folder so that the same files give the same bytes: a registry keeps a layer that did not change only once.
 *
 * @param owned a folder in it that belongs to the user of the server, and to no other
 */
const pack = async (folder: string, file: string, owned?: string): Promise<void> => {
  const alike = ['--sort=name', '--format=gnu', '--mtime=@0', '--numeric-owner']
  const tar = (...words: string[]) =>
    runCommand('tar', [...alike, '--directory', folder, '--file', file, ...words])
  const left = [...UNREAD, ...(owned === undefined ? [] : [`./${owned}`])]
  const hidden = left.map((pattern) => `--exclude=${pattern}`)
  await tar('--create', '--owner=0', '--group=0', '--mode=u=rwX,go=rX', ...hidden, '.')
  if (owned === undefined) return
  const user = [`--owner=${USER_ID}`, `--group=${USER_ID}`]
  await tar('--append', ...user, '--mode=0700', `./${owned}`)
}

const writeUsers = async (root: string): Promise<void> => {
  await mkdir(join(root, 'etc'), { recursive: true })
  const users = ['root:x:0:0:root:/:/none', `dhvani:x:${USER_ID}:${USER_ID}:Dhvani:/data:/none`]
  await writeFile(join(root, 'etc/passwd'), `${users.join('\n')}\n`)
  await writeFile(join(root, 'etc/group'), `root:x:0:\ndhvani:x:${USER_ID}:\n`)
}

/** One layer: its folder is filled, checked and packed. */
const makeLayer = async (
  output: string,
  name: string,
  fill: (root: string, workFolder: string) => Promise<void>,
  owned?: string,
): Promise<void> => {
  const root = join(output, name)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  const workFolder = join(output, `making-${name}`)
  await fill(root, workFolder)
  await rm(workFolder, { recursive: true, force: true })
  await pack(root, join(output, `${name}.tar`), owned)
}

/** Makes the layers that are the same for all processors: the built sounds, and the server with the built site. */
export const makeSharedLayers = async (output: string): Promise<void> => {
  await makeLayer(output, 'sounds', (root) =>
    cp(join(REPOSITORY, 'build/sounds'), join(root, 'dhvani/build/sounds'), {
      recursive: true,
      filter: (source) => !source.endsWith('/report'),
    }),
  )
  await makeLayer(output, 'app', (root) => copyServed([...SERVED, ...SERVED_WORKSPACES], root))
}

/**
 * Makes the layers of one processor: the system with Node, and the packages of the server.
 *
 * @param output folder of the layers, each as a folder and as a tar file
 * @throws when a program in them is for another processor, or a library is missing
 */
export const makeLayersFor = async (output: string, architecture: Architecture): Promise<void> => {
  const [base, modules] = [`base-${architecture.name}`, `modules-${architecture.name}`]
  const fillBase = async (root: string, folder: string) => {
    await layDebianBase(root, join(folder, 'debian'), architecture)
    await layNode(root, join(folder, 'node'), architecture)
    await writeUsers(root)
    await mkdir(join(root, 'data'))
  }
  await makeLayer(output, base, fillBase, 'data')
  await makeLayer(output, modules, (root, folder) => layServerModules(root, folder, architecture))
  await checkPrograms([join(output, base), join(output, modules)], architecture)
}
