import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CHROMIUM_FLAGS } from '@dhvani/e2e/chromium-flags'
import { chromium, type Page } from 'playwright-core'
import puppeteer, { type Page as UnwatchedPage } from 'puppeteer-core'
import { riseOf } from './rise-of-memory.ts'
import { usageOfBrowser, type Usage } from './usage.ts'

export type BenchBrowser<BrowserPage = Page> = {
  readonly page: BrowserPage
  usage(): Promise<Usage>
  /** Collects garbage, so that only memory in use is measured. */
  collectGarbage(): Promise<void>
  close(): Promise<void>
}

const EXECUTABLE = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const FLAGS = [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required']

const makeProfile = () => mkdtemp(join(tmpdir(), 'dhvani-bench-'))

type Parts<BrowserPage> = {
  readonly page: BrowserPage
  readonly profile: string
  readonly devtools: { send(method: 'HeapProfiler.collectGarbage'): Promise<unknown> }
  readonly close: () => Promise<unknown>
}

const benchBrowserOf = <BrowserPage>({
  page,
  profile,
  devtools,
  close,
}: Parts<BrowserPage>): BenchBrowser<BrowserPage> => ({
  page,
  usage: () => usageOfBrowser(profile),
  async collectGarbage() {
    // Twice: what the first lets go of, the second can collect.
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
  },
  async close() {
    await close()
    await rm(profile, { recursive: true, force: true })
  },
})

/**
 * A browser of its own for every measurement: nothing is warm that should not be.
 *
 * @param prepare what the page needs before it opens; a page of ours sets `bench` unless it is given
 */
export const openBrowser = async (
  url: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<BenchBrowser> => {
  const profile = await makeProfile()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE,
    headless: true,
    args: FLAGS,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await prepare?.(page)
  await page.goto(url)
  if (!prepare) await page.waitForFunction(() => 'bench' in globalThis)
  const devtools = await context.newCDPSession(page)
  return benchBrowserOf({ page, profile, devtools, close: () => context.close() })
}

/**
 * Such a browser in which nobody watches the network. Playwright always does, and Chromium then keeps what the page has
 * fetched: 49 MB of twenty sounds.
 */
export const openUnwatched = async (url: string): Promise<BenchBrowser<UnwatchedPage>> => {
  const profile = await makeProfile()
  const browser = await puppeteer.launch({
    executablePath: EXECUTABLE,
    headless: true,
    networkEnabled: false,
    userDataDir: profile,
    args: FLAGS,
  })
  const [first] = await browser.pages()
  const page = first ?? (await browser.newPage())
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in globalThis)
  const devtools = await page.createCDPSession()
  return benchBrowserOf({ page, profile, devtools, close: () => browser.close() })
}

const MEGABYTE = 1024 * 1024
const LOOK_EVERY_MS = 200

/**
 * @returns what some work came to, by how many megabytes the page's process had grown meanwhile at most, and how many it went
 *   on to grow by (`riseOf`)
 */
export const watchGrowth = async <Result>(
  browser: Pick<BenchBrowser, 'usage'>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly megabytes: number; readonly rise: number }> => {
  const before = (await browser.usage()).memory / MEGABYTE
  const looks: number[] = []
  let isDone = false
  const look = async () => {
    while (!isDone) {
      looks.push((await browser.usage()).memory / MEGABYTE)
      await setTimeout(LOOK_EVERY_MS)
    }
  }
  const [result] = await Promise.all([work().finally(() => (isDone = true)), look()])
  const most = Math.max(before, ...looks)
  return { result, megabytes: most - before, rise: riseOf(looks) }
}
