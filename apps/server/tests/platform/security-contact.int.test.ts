import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock, startTestServer, type TestServer } from '../harness/index.ts'

const servers: TestServer[] = []
const directories: string[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const directory of directories) await rm(directory, { recursive: true })
})

const clock = createTestClock()
const get = async (config: Readonly<Record<string, string>>) => {
  const siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-security-'))
  directories.push(siteDirectory)
  await writeFile(join(siteDirectory, 'index.html'), '<!doctype html><title>Home</title>')
  const server = await startTestServer({
    siteDirectory,
    config: { AUTH_AUTOCONFIRM: 'true', ...config },
    clock,
  })
  servers.push(server)
  return () => fetch(`${server.url}/.well-known/security.txt`)
}

const fieldsOf = async (answer: Response): Promise<Record<string, string>> => {
  const lines = (await answer.text()).trimEnd().split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const cut = line.indexOf(': ')
      return [line.slice(0, cut), line.slice(cut + 2)]
    }),
  )
}

const DAY_MS = 86_400_000

describe('/.well-known/security.txt', () => {
  let ask: () => Promise<Response>
  beforeAll(async () => {
    ask = await get({
      PUBLIC_URL: 'https://dhvani.example',
      SECURITY_CONTACT: 'mailto:security@dhvani.example',
    })
  })

  it('names the contact that the operator set', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = await fieldsOf(answer)
    expect(fields).toEqual({
      Contact: 'mailto:security@dhvani.example',
      Expires: expect.any(String) as string,
      'Preferred-Languages': 'en, hi',
      Canonical: 'https://dhvani.example/.well-known/security.txt',
    })
  })

  it('never expires while the site runs, nor lasts for a year', async () => {
    for (const years of [0, 3]) {
      clock.advance(years * 365 * 86_400)
      const { Expires: expires = '' } = await fieldsOf(await ask())
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)
      const daysLeft = (Date.parse(expires) - clock.now().getTime()) / DAY_MS
      expect(daysLeft).toBeGreaterThan(90)
      expect(daysLeft).toBeLessThan(365)
    }
  })

  it('leads to the contact page where the operator set nothing', async () => {
    const unset = await get({ PUBLIC_URL: 'https://dhvani.example' })
    expect((await fieldsOf(await unset())).Contact).toBe('https://dhvani.example/contact')
  })

  it('is absent on a machine of one’s own', async () => {
    const answer = await (await get({}))()
    expect(answer.status).toBe(404)
  })
})
