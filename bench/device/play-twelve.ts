import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { chromium } from 'playwright-core'
import { haveMemory } from './have-memory.ts'
import { followGraph, probeGaps, PROBE_WORKLET, type Probed } from './probe-gaps.ts'

const PLAYED_MS = 30_000
const CONTROL_MS = 1500
/** The sound that the control pauses, and longer than its fade. */
const PAUSED = /^Rain(?! &)/
const FADE_MS = 1500
/** Until twelve sounds have come and are decoded on a slow processor. */
const READY_MS = 120_000

export type Device = {
  /** How many times slower than this machine. */
  readonly slower: number
  /** As the page reads it. */
  readonly memoryGb: number
}

/** A new account's session, as the page keeps it. The server asks for no mail. */
const signUp = async (url: string): Promise<string> => {
  const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as {
    publishableKey: string
  }
  const reply = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publishableKey },
    body: JSON.stringify({
      email: `bench-${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
      data: { full_name: 'Bench' },
    }),
  })
  if (!reply.ok) throw new Error(`The sign-up was answered with ${reply.status}.`)
  return reply.text()
}

/**
 * Plays all twelve sounds in the mix.
 *
 * @throws when the probe does not hear that one sound is paused: then it would hear no gap either
 */
export const playTwelve = async (url: string, { slower, memoryGb }: Device): Promise<Probed> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    // The page's own policy allows no worklet of the bench.
    const page = await browser.newPage({ bypassCSP: true })
    await page.addInitScript(followGraph)
    await page.addInitScript(haveMemory, memoryGb)
    await page.goto(`${url}/robots.txt`)
    const wish = BUILT_IN_SOUNDS.map(({ id }) => ({ id, volume: 50 }))
    await page.evaluate(
      ([session = '', sounds = '']) => {
        localStorage.setItem('dhvani-auth', session)
        sessionStorage.setItem('dhvani.pending-sounds', sounds)
      },
      [await signUp(url), JSON.stringify(wish)],
    )
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(url)
    const mix = page.getByRole('region', { name: 'Mix', exact: true })
    await mix.getByText(`${BUILT_IN_SOUNDS.length} sounds playing`).waitFor({ timeout: READY_MS })
    const probe = (forMs: number) =>
      page.evaluate(probeGaps, { count: BUILT_IN_SOUNDS.length, forMs, worklet: PROBE_WORKLET })
    const heard = await probe(PLAYED_MS)
    await page.getByRole('button', { name: PAUSED }).click()
    await mix.getByText(`${BUILT_IN_SOUNDS.length - 1} sounds playing`).waitFor()
    await new Promise((faded) => setTimeout(faded, FADE_MS))
    const control = await probe(CONTROL_MS)
    const silent = new Set(control.gaps.map(({ track }) => track))
    if (silent.size !== 1)
      throw new Error(`One sound is paused, and the probe heard ${silent.size} of them silent.`)
    return heard
  } finally {
    await browser.close()
  }
}
