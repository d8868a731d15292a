import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteConfigSchema } from '@dhvani/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, startNginx, startTestServer, type TestServer } from '../harness/index.ts'

let siteDirectory: string
let server: TestServer
beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-mailbox-'))
  await mkdir(join(siteDirectory, '404'))
  for (const name of ['index.html', '404/index.html'])
    await writeFile(join(siteDirectory, name), '<!doctype html><title>Page</title>')
  server = await startTestServer({ siteDirectory })
})
afterAll(async () => {
  await server.close()
  await rm(siteDirectory, { recursive: true })
})

it('is led to only from this machine, where it opens', async () => {
  const mailboxFor = async (headers: Record<string, string>) =>
    siteConfigSchema.parse(await (await fetch(`${server.url}/config.json`, { headers })).json())
      .mailboxUrl
  expect(await mailboxFor({})).toBe('/mailbox')
  expect(await mailboxFor({ 'x-forwarded-for': '203.0.113.7' })).toBeNull()
})

const ask = (port: string, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, path: '/mailbox.json', host: '127.0.0.1', headers }, (answer) => {
      answer.resume()
      resolve(answer)
    })
      .on('error', reject)
      .end()
  })

it('is open to this machine only: not through a proxy, not under another host name', async () => {
  const own = new URL(server.url).port
  const { headers } = await ask(own, {})
  const door = new URL(headers.location ?? '').port
  expect(door).not.toBe(own)
  for (const [port, open] of [
    [own, 307],
    [door, 200],
  ] as const) {
    const statusOf = async (more: Record<string, string>) => (await ask(port, more)).statusCode
    expect(await statusOf({})).toBe(open)
    expect(await statusOf({ host: '[::1]:3000' })).toBe(open)
    expect(await statusOf({ host: 'evil.example' })).toBe(404)
    expect(await statusOf({ host: 'localhost.evil.example' })).toBe(404)
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect([header, await statusOf({ [header]: '127.0.0.1' })]).toEqual([header, 404])
  }
})

it('is not published by a bare nginx, which speaks to the server like a visitor here', async () => {
  const port = await freePort()
  const own = Number(new URL(server.url).port)
  const stop = await startNginx(
    port,
    (ownFolders) =>
      `events {} http { ${ownFolders} server { listen 127.0.0.1:${port}; location / { proxy_pass http://localhost:${own}; } } }`,
  )
  try {
    await server.client().auth.signUp({ email: 'a@example.com', password: 'moonlit courtyard' })
    expect((await server.mailbox('a@example.com')).length).toBeGreaterThan(0)
    for (const path of ['/mailbox', '/mailbox.json']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
      expect([answer.status, await answer.text()]).toEqual([307, ''])
      // To the visitor's own machine, and to a port that the proxy does not pass on.
      const target = new URL(answer.headers.get('location') ?? '')
      expect(target.hostname).toBe('localhost')
      expect([port, own]).not.toContain(Number(target.port))
    }
  } finally {
    await stop()
  }
})

it('shows each mail in a sandboxed frame, on a page without scripts', async () => {
  await server.client().auth.signUp({ email: 'mail@example.com', password: 'moonlit courtyard' })
  const answer = await fetch(`${server.url}/mailbox`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await answer.text()
  expect(text).toContain('Confirm your email address')
  expect(text).toContain('sandbox="')
  expect(text).not.toContain('<script')
})

it('brings its icon along, so that no browser asks for one that its policy forbids', async () => {
  const answer = await fetch(`${server.url}/mailbox`)
  expect(answer.headers.get('content-security-policy')).toContain('img-src data:')
  expect(await answer.text()).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]+">/)
})

it('is not there when mail is really sent', async () => {
  const sending = await startTestServer({
    siteDirectory,
    config: { SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  expect((await fetch(`${sending.url}/mailbox.json`)).status).toBe(404)
  await sending.close()
})
