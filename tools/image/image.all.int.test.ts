import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, PUBLISHABLE_KEY } from '@dhvani/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { ARCHITECTURES } from './architectures.ts'
import { checkPrograms } from './check-programs.ts'
import { unpackIntoDirectory } from './clean-directory.ts'
import type { ImageHolder } from './container.ts'
import { makeLayersFor, makeSharedLayers, USER_ID } from './layers.ts'
import { buildWithPodman, findPodman } from './podman.ts'
import { requireProgram } from './run-program.ts'

/** Nothing here measures time; a busy machine may take as long as it takes. */
const PATIENCE_MS = 900_000
/** What the image may weigh, unpacked, as the guide tells it (docs/guides/containers.md). */
const MOST_BYTES = 290_000_000
const EMULATOR = '/usr/bin/qemu-aarch64-static'

const own = ARCHITECTURES.find(({ cpu }) => process.platform === 'linux' && cpu === process.arch)
const canEnter = process.getuid?.() === 0 && existsSync('/usr/bin/unshare')
const canMake = own !== undefined && existsSync('/etc/debian_version')

/** Words of an instruction in JSON's form, and the pairs of `ENV`, as the Dockerfile has them. */
const readDockerfile = async () => {
  const text = (await readFile(join(REPOSITORY, 'Dockerfile'), 'utf8')).replaceAll(/\\\n\s*/g, '')
  const restOf = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? ''
  const wordsOf = (rest: string) => JSON.parse(rest.slice(rest.indexOf('['))) as string[]
  return {
    environment: Object.fromEntries(
      restOf('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
    command: wordsOf(restOf('CMD')),
    healthCheck: wordsOf(restOf('HEALTHCHECK')),
    layers: [...text.matchAll(/^ADD (\S+) \/$/gm)].map(([, file = '']) => file),
  }
}

let folder = ''
let output = ''
const layersFor = async (architecture: string): Promise<string[]> =>
  (await readDockerfile()).layers.map((file) =>
    join(folder, file.replace(`\${TARGETARCH}`, architecture)),
  )

beforeAll(async () => {
  if (!canMake) return
  folder = await mkdtemp(join(tmpdir(), 'dhvani-image-'))
  output = join(folder, 'build/image')
  await makeSharedLayers(output)
  for (const architecture of ARCHITECTURES) await makeLayersFor(output, architecture)
}, PATIENCE_MS)
afterAll(() => rm(folder || '/nonexistent', { recursive: true, force: true }))

const hashOf = async (name: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(output, name)))
    .digest('hex')

describe.skipIf(!canMake)('the layers', () => {
  it.each(ARCHITECTURES)('have no program that $name cannot run', async (architecture) => {
    const roots = ['base', 'modules'].map((name) => join(output, `${name}-${architecture.name}`))
    await checkPrograms(roots, architecture)
    const other = ARCHITECTURES.find((each) => each !== architecture)
    if (other) await expect(checkPrograms(roots, other)).rejects.toThrow(`not for ${other.name}`)
  })

  it.each(ARCHITECTURES)(
    'of $name belong to root, but for the data directory',
    async ({ name }) => {
      let bytes = 0
      for (const layer of await layersFor(name)) {
        const listed = await requireProgram('tar', ['-tv', '--numeric-owner', '-f', layer])
        for (const line of listed.trimEnd().split('\n')) {
          const [mode = '', owner = '', size = '', , , path = ''] = line.split(/\s+/)
          bytes += Number(size)
          if (path === './data/')
            expect([mode, owner]).toEqual(['drwx------', `${USER_ID}/${USER_ID}`])
          else
            expect([path, owner, /^[-dl]rw[x-]r-[x-]r-[x-]$/.test(mode)]).toEqual([
              path,
              '0/0',
              true,
            ])
        }
      }
      expect(bytes).toBeGreaterThan(200_000_000)
      expect(bytes).toBeLessThan(MOST_BYTES)
    },
  )

  it('hold licences, and no shell, test, history or setting', async () => {
    const paths: string[] = []
    for (const layer of await layersFor('amd64'))
      paths.push(...(await requireProgram('tar', ['-tf', layer])).trimEnd().split('\n'))
    for (const path of [
      './dhvani/LICENSE',
      './dhvani/apps/web/build/client/licences.txt',
      './usr/share/doc/node/copyright',
      './usr/share/doc/libc6/copyright',
      './usr/share/common-licenses/GPL-3',
      './var/lib/dpkg/status.d/libc6',
    ])
      expect(paths).toContain(path)
    const unwanted =
      /\/(?:sh|bash|busybox|npm)$|\.test\.ts$|\/\.(?:git|env)|^\.\/dhvani\/(?:data|e2e)\//
    expect(paths.filter((path) => unwanted.test(path) && !path.includes('/node_modules/'))).toEqual(
      [],
    )
  })

  it('have the same bytes when they are made again', async () => {
    const before = [await hashOf('app.tar'), await hashOf('sounds.tar')]
    await makeSharedLayers(output)
    expect([await hashOf('app.tar'), await hashOf('sounds.tar')]).toEqual(before)
  })
})

const post = async (address: string, body: object): Promise<[number, Record<string, unknown>]> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return [answer.status, (await answer.json()) as Record<string, unknown>]
}

/** What a user of the image can do to its files, and which user and rights that are. */
const LOOK = `
const tell = (path) => { try { fs.writeFileSync(path, ''); return 'written' } catch ({ code }) { return code } }
const rights = /CapEff:\\s*(\\w+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]
console.log(process.getuid(), BigInt('0x' + rights), tell('/dhvani/x'), tell('/usr/local/bin/x'), tell('/x'), tell('/data/x'))
`

const tryImage = async (holder: ImageHolder): Promise<void> => {
  const { healthCheck } = await readDockerfile()
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const site = await holder.create({
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    AUTH_RATE_LIMITS: 'off',
  })
  const health = async () => (await site.run(healthCheck)).code
  const operator = (file: string, words: string[], settings?: Record<string, string>) =>
    site.run(['node', `apps/server/src/operator/${file}`, ...words], settings)
  expect(await health()).toBe(1)
  await site.start()
  expect(await health()).toBe(0)
  expect(await site.run(['node', '-e', LOOK])).toMatchObject({
    code: 0,
    said: `${USER_ID} 0n EROFS EROFS EROFS written\n`,
  })

  const page = await fetch(origin)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Dhvani')])
  const sound = await fetch(`${origin}/storage/v1/object/public/dhvani/rain.mp3`)
  expect([sound.status, (await sound.bytes()).length > 100_000]).toEqual([200, true])
  const asha = { email: 'asha@example.com', password: 'a lamp in the courtyard' }
  expect(await post(`${origin}/auth/v1/signup`, asha)).toMatchObject([200, { email: asha.email }])
  expect(await operator('accounts/cli.ts', ['confirm', asha.email])).toMatchObject({ code: 0 })
  const enter = () => post(`${origin}/auth/v1/token?grant_type=password`, asha)
  expect((await enter())[0]).toBe(200)

  expect((await operator('doctor/doctor.ts', [])).said).toMatch(/files looked at, 0 problems/)
  expect(await operator('backup/backup.ts', ['/data/backup.tar'])).toMatchObject({ code: 0 })
  expect(await site.stop('SIGTERM')).toBe(0)
  await site.start()
  expect((await enter())[0]).toBe(200)
  await site.stop('SIGKILL')
  await site.start()
  expect((await enter())[0]).toBe(200)
  expect(await site.stop('SIGTERM')).toBe(0)

  const restored = { DATA_DIR: '/data/site' }
  expect(await operator('backup/restore.ts', ['/data/backup.tar'], restored)).toMatchObject({
    code: 0,
  })
  await site.start(restored)
  expect((await enter())[0]).toBe(200)
  expect(await site.stop('SIGTERM')).toBe(0)
}

const tryAndClose = async (holder: ImageHolder): Promise<void> => {
  try {
    await tryImage(holder)
  } finally {
    await holder.close()
  }
}

describe.skipIf(!canMake || !canEnter)('the image', () => {
  it('runs from a clean directory, each step of it', { timeout: PATIENCE_MS }, async () => {
    const layers = await layersFor(own?.name ?? '')
    const holder = await unpackIntoDirectory(
      join(folder, 'directory'),
      layers,
      await readDockerfile(),
    )
    await tryAndClose(holder)
  })

  it('is built and run by Podman', { timeout: PATIENCE_MS }, async (test) => {
    const place = join(folder, 'podman')
    const podman = await findPodman(place, join(output, `base-${own?.name}`))
    if (!podman) test.skip('Podman, Buildah or a runtime for them is not here')
    else {
      const holder = await buildWithPodman(podman, place, {
        dockerfile: join(REPOSITORY, 'Dockerfile'),
        context: folder,
        architecture: own?.name ?? '',
      })
      await tryAndClose(holder)
    }
  })

  it.skipIf(!existsSync(EMULATOR) || own?.name === 'arm64')(
    'starts on arm64 under an emulator',
    { timeout: PATIENCE_MS },
    async () => {
      const { environment, command, healthCheck } = await readDockerfile()
      const holder = await unpackIntoDirectory(join(folder, 'arm64'), await layersFor('arm64'), {
        environment,
        command,
        emulator: EMULATOR,
      })
      const port = String(await freePort())
      const site = await holder.create({ PORT: port, HOST: '127.0.0.1' })
      try {
        await site.start()
        expect((await site.run(healthCheck)).code).toBe(0)
        expect(await site.stop('SIGTERM')).toBe(0)
      } finally {
        await holder.close()
      }
    },
  )
})
