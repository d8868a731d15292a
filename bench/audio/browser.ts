import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '@dhvani/e2e/chromium-flags'
import { chromium, type Page } from 'playwright-core'

const TICKS_PER_SECOND = 100

export type Usage = {
  /** Seconds of processor time that the whole browser has used. */
  readonly cpu: number
  /**
   * Proportional set size of the page's own process, in bytes, swapped out or not: what the browser
   * keeps besides, spare processes for one, comes and goes.
   */
  readonly memory: number
}

export type BenchBrowser = {
  readonly page: Page
  usage(): Promise<Usage>
  /** Collects garbage, so that only memory in use is measured. */
  collectGarbage(): Promise<void>
  close(): Promise<void>
}

/** Every process whose command line names the profile, and their children. */
const processesOf = async (profile: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const facts = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${String(pid)}/${file}`, 'utf8')
      const [command, stat] = await Promise.all([read('cmdline'), read('stat')]).catch(() => [
        '',
        '',
      ])
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { pid, command, parent }
    }),
  )
  const family = new Set(
    facts.filter(({ command }) => command.includes(profile)).map((one) => one.pid),
  )
  let grown = -1
  while (grown !== family.size) {
    grown = family.size
    for (const { pid, parent } of facts) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

type ProcessUsage = Usage & { readonly isPage: boolean }

const usageOf = async (pid: number): Promise<ProcessUsage> => {
  const read = (file: string) => readFile(`/proc/${String(pid)}/${file}`, 'utf8').catch(() => '')
  const [stat, smaps, command] = await Promise.all([
    read('stat'),
    read('smaps_rollup'),
    read('cmdline'),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  // What the system has swapped out is held all the same.
  const kilobytes = [...smaps.matchAll(/^(?:Pss|SwapPss):\s+(\d+) kB/gm)].map(([, size]) =>
    Number(size),
  )
  const memory = kilobytes.reduce((sum, size) => sum + size, 0) * 1024
  const isPage = command.includes('--type=renderer')
  return { cpu: ticks / TICKS_PER_SECOND, memory, isPage }
}

/** A browser of its own for every measurement: nothing is warm that should not be. */
export const openBrowser = async (url: string): Promise<BenchBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), 'dhvani-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required'],
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in globalThis)
  const devtools = await context.newCDPSession(page)
  return {
    page,
    async collectGarbage() {
      // Twice: what the first lets go of, the second can collect.
      await devtools.send('HeapProfiler.collectGarbage')
      await devtools.send('HeapProfiler.collectGarbage')
    },
    async usage() {
      const all = await Promise.all((await processesOf(profile)).map(usageOf))
      return {
        cpu: all.reduce((sum, one) => sum + one.cpu, 0),
        // A spare process has no page in it and is the smaller one.
        memory: Math.max(...all.filter((one) => one.isPage).map((one) => one.memory)),
      }
    },
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
