import { spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Container, ImageHolder } from './container.ts'
import { USER_ID } from './layers.ts'
import { endOf, requireProgram, runProgram, untilReady } from './run-program.ts'

/** What a container has of its host beside its own files. */
const HOST_FOLDERS = ['proc', 'dev']

/** Shell commands that enter `$ROOT` as a container engine would: in mounts of their own, with a root that nobody can write. */
const ENTER = `
cd /
for name in ${HOST_FOLDERS.join(' ')}; do mount --rbind "/$name" "$ROOT/$name"; done
mount --bind "$DATA" "$ROOT/data"
mount --bind "$ROOT" "$ROOT"
mount --options remount,ro,bind "$ROOT"
for name in ${HOST_FOLDERS.join(' ')}; do mount --rbind "/$name" "$ROOT/$name"; done
mount --bind "$DATA" "$ROOT/data"
exec env --ignore-environment "$@"
`

type Directory = {
  readonly root: string
  readonly data: string
  /** A program that runs those of another processor, as its path in the directory. */
  readonly emulator: readonly string[]
}

const wordsFor = (
  { root, emulator }: Directory,
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
): string[] => {
  const [program = '', ...rest] = words
  const pairs = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const inside = [...emulator, `/usr/local/bin/${program}`, ...rest]
  const user = [`--setgid=${USER_ID}`, `--setuid=${USER_ID}`]
  return [...pairs, '/usr/bin/unshare', `--root=${root}`, '--wd=/dhvani', ...user, ...inside]
}

const createContainer = (
  directory: Directory,
  environment: Readonly<Record<string, string>>,
  command: readonly string[],
): Container => {
  let server: ChildProcess | undefined
  const entering = (words: readonly string[], more: Readonly<Record<string, string>> = {}) => [
    '--mount',
    'env',
    `ROOT=${directory.root}`,
    `DATA=${directory.data}`,
    'sh',
    '-ec',
    ENTER,
    'sh',
    ...wordsFor(directory, { ...environment, ...more }, words),
  ]
  return {
    async start(settings) {
      server = spawn('unshare', entering(command, settings), { stdio: ['ignore', 'pipe', 'pipe'] })
      await untilReady(server)
    },
    run: (words, settings) => runProgram('unshare', entering(words, settings)),
    async stop(signal) {
      if (!server) return null
      const ended = endOf(server)
      server.kill(signal)
      server = undefined
      return ended
    },
  }
}

/**
 * Unpacks the layers over each other into a directory and runs them with it as their root: each step of a container engine, for
 * machines that have none. Needs root.
 *
 * @param folder for the directory and the data
 * @param layers the tar files, lowest first
 * @param image settings and command of the Dockerfile; `emulator` runs programs of another processor
 */
export const unpackIntoDirectory = async (
  folder: string,
  layers: readonly string[],
  image: {
    readonly environment: Readonly<Record<string, string>>
    readonly command: readonly string[]
    readonly emulator?: string
  },
): Promise<ImageHolder> => {
  const root = join(folder, 'root')
  await mkdir(root, { recursive: true })
  for (const layer of layers)
    await requireProgram('tar', ['--extract', '--numeric-owner', '--directory', root, '-f', layer])
  for (const name of HOST_FOLDERS) await mkdir(join(root, name), { recursive: true })
  if (image.emulator) await requireProgram('cp', [image.emulator, join(root, 'emulator')])
  const emulator = image.emulator ? ['/emulator'] : []
  const containers: Container[] = []
  return {
    async create(settings) {
      const data = join(folder, `data-${containers.length}`)
      await mkdir(data, { mode: 0o700 })
      // A volume gets the owner of the folder in the image.
      await chown(data, USER_ID, USER_ID)
      const environment = { ...image.environment, ...settings }
      const container = createContainer({ root, data, emulator }, environment, image.command)
      containers.push(container)
      return container
    },
    async close() {
      for (const container of containers) await container.stop('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
