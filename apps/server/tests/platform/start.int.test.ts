import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createDataDirectory,
  freePort,
  startServerProcess,
  type ServerProcess,
} from '../harness/index.ts'

let directory: string
let port: number
let server: ServerProcess
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-start-'))
  port = await freePort()
  server = startServerProcess({ PORT: String(port), DATA_DIR: join(directory, 'data') })
  await server.ready
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

/** The exit code and stderr of a start that must fail. */
const failure = async (settings: Record<string, string>) => {
  const failing = startServerProcess(settings)
  await failing.ready.catch(() => undefined)
  return { code: await failing.stop('SIGKILL'), said: failing.errors() }
}

it('says once that it is ready, and nothing else', async () => {
  expect(await server.ready).toBe(`Dhvani is ready at http://localhost:${port}`)
  expect(server.errors()).toBe('')
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(200)
})

it('tells in one line that the data directory is in use', async () => {
  const { code, said } = await failure({
    PORT: String(await freePort()),
    DATA_DIR: join(directory, 'data'),
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^\S+data is in use by process \d+\. .*DATA_DIR.*\n$/)
})

it('tells in one line that the port is in use', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const { code, said } = await failure({
    PORT: String(taken),
    DATA_DIR: join(directory, 'other'),
  })
  squatter.close()
  expect(code).toBe(1)
  expect(said).toBe(
    `Port ${taken} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another number.\n`,
  )
})

it('tells in one line that it cannot write', async () => {
  const forbidden = await failure({ PORT: '0', DATA_DIR: '/sys/dhvani' })
  expect(forbidden).toEqual({
    code: 1,
    said: 'No permission to write /sys/dhvani. Make it writable, or set DATA_DIR to another directory.\n',
  })
  const file = join(directory, 'file')
  await writeFile(file, '')
  const wrong = await failure({ PORT: '0', DATA_DIR: file })
  expect(wrong).toEqual({ code: 1, said: `DATA_DIR: ${file} is not a directory.\n` })
})

it('tells of every wrong setting', async () => {
  const { code, said } = await failure({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(said).toBe(
    'PORT: must be a whole number from 0 to 65535.\n' +
      'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent.\n',
  )
})

it('tells that a file of providers is wrong', async () => {
  await createDataDirectory(join(directory, 'third'))
  const file = join(directory, 'saml.json')
  await writeFile(file, '[{}]')
  const { code, said } = await failure({
    PORT: '0',
    DATA_DIR: join(directory, 'third'),
    SAML_PROVIDERS_FILE: file,
  })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^Dhvani could not start: SAML_PROVIDERS_FILE: \S+ is not a list of providers: 0\.id .+\n$/,
  )
})

it('exits with 0 on SIGTERM, and starts again on the same data', async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  server = startServerProcess({ PORT: String(port), DATA_DIR: join(directory, 'data') })
  expect(await server.ready).toContain('ready')
})
