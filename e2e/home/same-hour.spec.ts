import { createAccount, openSignedIn } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

/** A mix of Rain on a tin roof: after the short period a whole one is made at once. */
const ON_THE_ROOF = '/?mix=1.1o.a1e0.TmlnaHQ&as=at&seed=7'
/** Seconds of Rain. */
const PERIOD = 64

type Named = { readonly seconds: number; readonly samples: string }
type Noted = { readonly periods: Named[] }
type Answer = { readonly channels?: readonly Float32Array<ArrayBuffer>[] }

/** Notes each period that the page gets from a worker: its length, and a digest of all its samples. */
const notePeriods = () => {
  const periods: Named[] = []
  Object.assign(globalThis, { periods })
  const note = async (channels: readonly Float32Array<ArrayBuffer>[]) => {
    const digests = await Promise.all(
      channels.map((samples) => crypto.subtle.digest('SHA-256', samples.slice())),
    )
    periods.push({
      seconds: Math.round((channels[0]?.length ?? 0) / 44_100),
      samples: digests.map((digest) => new Uint8Array(digest).join(' ')).join('; '),
    })
  }
  // A weak device would get no whole period of its own accord, if its short one took too long.
  Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 })
  Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 })
  // Recipes are tuned for two rates: the test takes one of them, so that it can tell lengths.
  globalThis.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super({ ...options, sampleRate: 44_100 })
    }
  }
  globalThis.Worker = class extends Worker {
    constructor(...address: ConstructorParameters<typeof Worker>) {
      super(...address)
      this.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.channels) void note(data.channels)
      })
    }
  }
}

test('two listeners of a link with a seed get whole periods of the same samples, and those of another seed others @desktop', async ({
  browser,
  site,
}) => {
  // Three listeners, one after another, each with the rendering of a whole period.
  test.slow()
  const listen = async (path: string): Promise<readonly Named[]> => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const read = () => page.evaluate(() => (globalThis as unknown as Noted).periods)
    await page.addInitScript(notePeriods)
    await openSignedIn(page, site, await createAccount(site), path)
    const shared = page.getByRole('region', { name: 'Shared mix' })
    await shared.getByRole('button', { name: 'Add to Mix' }).click()
    const lengths = async () => (await read()).map(({ seconds }) => seconds)
    await expect.poll(lengths, { timeout: 120_000 }).toContain(PERIOD)
    const whole = (await read()).filter(({ seconds }) => seconds === PERIOD)
    await context.close()
    return whole.slice(0, 1)
  }
  const heard = await listen(ON_THE_ROOF)
  expect(await listen(ON_THE_ROOF)).toEqual(heard)
  expect(await listen(ON_THE_ROOF.replace('seed=7', 'seed=8'))).not.toEqual(heard)
})
