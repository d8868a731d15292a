import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

/** A free port whose successor is free too: the backend listens there. */
const findPairOfPorts = async (): Promise<number> => {
  const listen = (port: number) =>
    new Promise<ReturnType<typeof createServer> | undefined>((done) => {
      const server = createServer()
      server.once('error', () => done(undefined))
      server.listen(port, '127.0.0.1', () => done(server))
    })
  for (;;) {
    const first = await listen(0)
    const address = first?.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const second = await listen(port + 1)
    first?.close()
    second?.close()
    if (second) return port
  }
}

const answer = async (url: string): Promise<{ status: number; type: string; text: string }> => {
  const reply = await fetch(url)
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    text: await reply.text(),
  }
}

it('serves the page with reloading, and the backend behind it, until it is told to stop', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dhvani-dev-'))
  const port = await findPairOfPorts()
  const dev = spawn('node', [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const ended = once(dev, 'exit')
  const page = `http://localhost:${port}`
  try {
    await vi.waitFor(() => answer(`${page}/config.json`), { timeout: 90_000, interval: 250 })
    await vi.waitFor(
      async () => expect((await answer(`${page}/config.json`)).type).toContain('application/json'),
      { timeout: 150_000, interval: 250 },
    )
    const home = await answer(`${page}/`)
    expect(home.status).toBe(200)
    expect(home.text.includes('Find Your Inner Peace')).toBe(true)
    expect(home.text.includes('inject-hmr-runtime')).toBe(true)
    expect((await answer(`${page}/hi`)).text).toContain('मन की शांति पाइए')
    expect((await answer(`${page}/auth/v1/settings`)).text).toContain('"external"')
  } finally {
    dev.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  await expect(answer(`${page}/`)).rejects.toThrow('fetch failed')
}, 300_000)
