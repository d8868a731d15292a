import { spawn, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Container, ImageHolder } from './container.ts'
import { endOf, requireProgram, runProgram, untilReady } from './run-program.ts'

/** What the guide tells operators to run it with, and limits that an engine may set without more rights than it has. */
const RUN = [
  '--read-only',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--network=host',
  '--no-healthcheck',
  '--ulimit=nofile=4096:4096',
  '--ulimit=nproc=4096:4096',
]
const TAG = 'localhost/dhvani:tested'

/** Podman's words for images and containers in a folder of their own. */
export type Podman = { readonly storage: readonly string[]; readonly engine: readonly string[] }

/**
 * Looks for Podman, Buildah and a runtime that works here; in a closed container there may be none.
 *
 * @param folder where images and containers are kept
 * @param base a root file system with Node, to try
 */
export const findPodman = async (folder: string, base: string): Promise<Podman | undefined> => {
  const hasBoth = await Promise.all(
    ['podman', 'buildah'].map((name) => runProgram(name, ['-v'])),
  ).then(
    (all) => all.every(({ code }) => code === 0),
    () => false,
  )
  if (!hasBoth) return undefined
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const storage = ['--storage-driver', 'vfs', ...places]
  for (const runtime of ['runc', 'crun']) {
    const engine = [...storage, '--cgroup-manager', 'cgroupfs', '--runtime', runtime]
    const node = ['--rootfs', base, '/usr/local/bin/node', '-e', '0']
    if ((await runProgram('podman', [...engine, 'run', '--rm', ...RUN, ...node])).code === 0)
      return { storage, engine }
  }
  return undefined
}

const createContainer = (
  { engine }: Podman,
  name: string,
  settings: Readonly<Record<string, string>>,
): Container => {
  let server: ChildProcess | undefined
  const flags = (more: Readonly<Record<string, string>> = {}) =>
    Object.entries({ ...settings, ...more }).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const running = [...RUN, '--rm', '--volume', `${name}:/data`]
  return {
    async start(more) {
      const words = [...engine, 'run', '--name', name, ...running, ...flags(more), TAG]
      server = spawn('podman', words, { stdio: ['ignore', 'pipe', 'pipe'] })
      await untilReady(server)
    },
    run: (words, more) =>
      server
        ? runProgram('podman', [...engine, 'exec', ...flags(more), name, ...words])
        : runProgram('podman', [...engine, 'run', ...running, ...flags(more), TAG, ...words]),
    async stop(signal) {
      if (!server) return null
      const ended = endOf(server)
      server = undefined
      await requireProgram('podman', [...engine, 'kill', '--signal', signal, name])
      return ended
    },
  }
}

/**
 * Builds the image by the Dockerfile and runs it under Podman.
 *
 * @param folder what `findPodman` got
 * @param context folder whose `build/image` has the layers
 */
export const buildWithPodman = async (
  podman: Podman,
  folder: string,
  image: { readonly dockerfile: string; readonly context: string; readonly architecture: string },
): Promise<ImageHolder> => {
  const build = ['build', '--isolation', 'chroot', '--format', 'docker', '--network', 'none']
  const processor = ['--build-arg', `TARGETARCH=${image.architecture}`]
  const place = ['--file', image.dockerfile, '--tag', TAG, image.context]
  await requireProgram('buildah', [...podman.storage, ...build, ...processor, ...place])
  let count = 0
  return {
    async create(settings) {
      count += 1
      return createContainer(podman, `dhvani-${process.pid}-${count}`, settings)
    },
    async close() {
      await runProgram('podman', [...podman.engine, 'rm', '--force', '--all'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
