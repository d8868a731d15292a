import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#start/read-config.ts'
import { askRunningServer } from './ask-running-server.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', 'http://localhost:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['::', 'http://[::1]:4000'],
  ['2001:db8::7', 'http://[2001:db8::7]:4000'],
])('asks a server that listens on %s', async (HOST, origin) => {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).href)
    return new Response()
  })
  const SERVICE_KEY = 'a-key-of-an-operator-1'
  const config = readConfig({ HOST, PORT: '4000', SERVICE_KEY, AUTH_AUTOCONFIRM: 'true' })
  await askRunningServer(config, '/status')
  expect(asked).toEqual([`${origin}/storage/v1/status`])
})
