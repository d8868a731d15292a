import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findChromium } from './find-chromium.ts'

beforeEach(() => {
  vi.stubEnv('CHROME_PATH', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const without = {
  findOnPath: () => undefined,
  install: async () => false,
  download: () => Promise.reject(new Error('getaddrinfo EAI_AGAIN\n30 lines of a log')),
}

it('says in a sentence what to do without a browser, a package manager and a network', async () => {
  await expect(findChromium(without)).rejects.toThrow(/^The tests need Chromium, and .*CHROME_PATH/)
})

it('says the same when a package cannot be installed', async () => {
  const install = () => Promise.reject(new Error('apt-get ended with 100'))
  await expect(findChromium({ ...without, install })).rejects.toThrow(/^The tests need Chromium/)
})

it('downloads one where none is installed', async () => {
  expect(await findChromium({ ...without, download: async () => '/own/chrome' })).toBe(
    '/own/chrome',
  )
})

it('takes the chosen one, or says that it is not there', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(await findChromium(without)).toBe(process.execPath)
  vi.stubEnv('CHROME_PATH', '/no/chrome')
  await expect(findChromium(without)).rejects.toThrow('CHROME_PATH names /no/chrome')
})
