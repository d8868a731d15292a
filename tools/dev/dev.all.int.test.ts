import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dhvani/server/testing'
import { expect, it, vi } from 'vitest'

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
  const port = await freePort()
  const dev = spawn('node', [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const ended = once(dev, 'exit')
  const page = `http://localhost:${port}`
  try {
    await vi.waitFor(() => answer(`${page}/config.json`), { timeout: 300_000, interval: 250 })
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
}, 600_000)
