import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#start/read-config.ts'
import {
  openApp,
  type OpenApp,
  type Release,
  type S3,
  startRelease,
  startS3,
} from '../harness/index.ts'

/** Long enough to have a copy in Brotli. */
const scriptOf = (version: string) => `export const version = '${version}'\n`.repeat(60)
const LONG_LIVED = 'public, max-age=31536000, immutable'

let root: string
let opened: OpenApp
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dhvani-releases-'))
  opened = await openApp()
})
afterAll(async () => {
  await opened.close()
  await rm(root, { recursive: true, force: true })
})

/** A built site whose page loads one script with the version in its name. */
const writeRelease = async (directory: string, version: string): Promise<string> => {
  await rm(directory, { recursive: true, force: true })
  await mkdir(join(directory, 'assets'), { recursive: true })
  const script = `assets/app-${version}.js`
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': `<!doctype html><title>${version}</title><script src="/${script}"></script>`,
    'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${version}</title></svg>`,
    'version.json': JSON.stringify({ version }),
    'assets/shared-0000000.css': 'body { margin: 0 }',
    'assets/page-of-a-release.html': '<script>alert(1)</script>',
    [script]: scriptOf(version),
    [`${script}.br`]: brotliCompressSync(scriptOf(version)),
  }
  for (const [name, content] of Object.entries(files))
    await writeFile(join(directory, name), content)
  return directory
}

const aRelease = (version: string) => writeRelease(join(root, `build-${version}`), version)
const aDataDirectory = () => mkdtemp(join(root, 'data-'))

/** A server with a site and a data directory of its own, on the database of this file. */
const open = (siteDirectory: string, dataDirectory: string, s3?: S3): Promise<Release> => {
  const config = readConfig({ DATA_DIR: dataDirectory, ...s3?.settings })
  return startRelease(opened.platform, { siteDirectory, config, port: 0 })
}

const scriptFrom = async (server: Release, version: string) => {
  const answer = await fetch(`${server.url}/assets/app-${version}.js`, {
    headers: { 'accept-encoding': 'br' },
  })
  return { answer, text: await answer.text() }
}

const newestOf = async (server: Release): Promise<unknown> =>
  ((await (await fetch(`${server.url}/version.json`)).json()) as { version: unknown }).version

it('serves the files of an earlier release after a restart with a new one', async () => {
  const data = await aDataDirectory()
  await (await open(await aRelease('monsoon'), data)).close()
  const server = await open(await aRelease('winter'), data)
  try {
    for (const version of ['monsoon', 'winter']) {
      const { answer, text } = await scriptFrom(server, version)
      expect([answer.status, text]).toEqual([200, scriptOf(version)])
      expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect(answer.headers.get('cache-control')).toBe(LONG_LIVED)
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const plain = await fetch(`${server.url}/assets/app-monsoon.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(scriptOf('monsoon'))
    const asked = await fetch(`${server.url}/assets/app-monsoon.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect([asked.status, asked.headers.get('content-length')]).toEqual([
      200,
      String(brotliCompressSync(scriptOf('monsoon')).length),
    ])
  } finally {
    await server.close()
  }
})

it('stays the release that it started with while another is built into its folder', async () => {
  const folder = join(root, 'rebuilt')
  const server = await open(await writeRelease(folder, 'before'), await aDataDirectory())
  try {
    await writeRelease(folder, 'after')
    const { answer, text } = await scriptFrom(server, 'before')
    expect([answer.status, text]).toEqual([200, scriptOf('before')])
    for (const path of ['/', '/icon.svg'])
      expect(await (await fetch(`${server.url}${path}`)).text()).toContain('<title>before</title>')
    expect(await newestOf(server)).toBe('before')
  } finally {
    await server.close()
  }
})

it('never misses a file of its release while that file comes and goes in its folder', async () => {
  const folder = join(root, 'coming-and-going')
  const server = await open(await writeRelease(folder, 'steady'), await aDataDirectory())
  const [here, away] = [join(folder, 'assets'), join(folder, 'away')]
  const scope = new AbortController()
  const comeAndGo = async () => {
    while (!scope.signal.aborted) {
      await rename(here, away)
      await rename(away, here)
    }
  }
  const moving = comeAndGo()
  try {
    for (let times = 0; times < 300; times += 1) {
      const { answer, text } = await scriptFrom(server, 'steady')
      expect([answer.status, text === scriptOf('steady')]).toEqual([200, true])
    }
  } finally {
    scope.abort()
    await moving
    await server.close()
  }
})

it('tells the version of the release that was started last, also of one that was started before', async () => {
  const data = await aDataDirectory()
  const [old, young] = [await aRelease('old'), await aRelease('young')]
  for (const [directory, version] of [
    [old, 'old'],
    [young, 'young'],
    [old, 'old'],
  ] as const) {
    const server = await open(directory, data)
    const answer = await fetch(`${server.url}/version.json`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ version })
    await server.close()
  }
})

it('knows only names that a build had, and only types that a build makes', async () => {
  const data = await aDataDirectory()
  await (await open(await aRelease('first'), data)).close()
  const server = await open(await aRelease('second'), data)
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port: new URL(server.url).port, path, host: '127.0.0.1' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
  try {
    expect(await statusOf('/assets/app-first.js')).toBe(200)
    const [manifest = ''] = (await readdir(join(data, 'builds'))).filter((name) =>
      name.endsWith('.json'),
    )
    expect(manifest).not.toBe('')
    for (const path of [
      '/assets/app-third.js',
      '/assets/app-first.js.br',
      '/assets/',
      '/assets/__proto__',
      // A page among the hashed files is not kept: it would run its scripts here.
      '/assets/page-of-a-release.html',
      `/assets/${manifest}`,
      `/assets/..%2f..%2f${manifest}`,
      '/assets/..%2fservice-key',
      '/assets/../service-key',
      '/assets/%2e%2e/service-key',
      '/assets/app-first.js%00.css',
      '/builds',
      `/builds/${manifest}`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404])
  } finally {
    await server.close()
  }
})

it('lets replicas of two releases serve each other’s files, and both tell the newer one', async () => {
  const s3 = await startS3()
  const left = await open(await aRelease('left'), await aDataDirectory(), s3)
  const right = await open(await aRelease('right'), await aDataDirectory(), s3)
  try {
    for (const server of [left, right]) {
      for (const version of ['left', 'right']) {
        const { answer, text } = await scriptFrom(server, version)
        expect([answer.status, text]).toEqual([200, scriptOf(version)])
      }
      expect(await newestOf(server)).toBe('right')
    }
  } finally {
    await left.close()
    await right.close()
    await s3.stop()
  }
}, 60_000)

it('serves its own files while the store does not answer, and says that it cannot know of others', async () => {
  const s3 = await startS3()
  await s3.crash()
  const server = await open(await aRelease('alone'), await aDataDirectory(), s3)
  try {
    expect((await scriptFrom(server, 'alone')).answer.status).toBe(200)
    expect((await scriptFrom(server, 'unknown')).answer.status).toBe(503)
    expect(await newestOf(server)).toBe('alone')
  } finally {
    await server.close()
    await s3.resume()
    await s3.stop()
  }
}, 60_000)
