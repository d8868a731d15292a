import type { Page } from '@playwright/test'
import { z } from 'zod'
import { addToMix, home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

// A trace evaluates scripts in the page, and Chromium takes each for a gesture of its user.
test.use({ trace: 'off', screenshot: 'off' })

const HELD_BACK = 'Your browser is holding the sound back'

const pointSchema = z.object({ x: z.number(), y: z.number() })
type Point = z.infer<typeof pointSchema>

/** A script for the page: the middle of the button of that name, once the toast with it stands still. */
const findMiddle = `async (name) => {
  const moves = document.getAnimations().filter((move) => move.effect.getComputedTiming().endTime < Infinity)
  await Promise.allSettled(moves.map((move) => move.finished))
  const button = [...document.querySelectorAll('button')].find((each) => [each.textContent, each.ariaLabel].includes(name))
  const { left, top, width, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}`

/** Opens a tab with a mix that its visitor has not touched yet, as when Google has led back. */
const openUntouched = async (page: Page, url: string) => {
  const untouched = await page.context().newPage()
  await untouched.addInitScript(() => {
    const rain = [{ id: 'rain', volume: 50 }]
    sessionStorage.setItem('dhvani.pending-sounds', JSON.stringify(rain))
  })
  await untouched.goto(url)
  // A locator's script counts as a gesture too, and ends what this file is about before the press. This call of the
  // protocol does not.
  const protocol = await page.context().newCDPSession(untouched)
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await protocol.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    return result.value
  }
  const text = async () => String(await evaluate('document.body.innerText'))
  const find = async (name: string) =>
    pointSchema.parse(await evaluate(`(${findMiddle})(${JSON.stringify(name)})`))
  const press = async (name: string) => {
    const { x, y } = await find(name)
    await untouched.mouse.click(x, y)
  }
  return { untouched, text, find, press }
}

test(
  'a mix that the browser holds back does not claim to play @journey',
  { tag: '@desktop' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    const { text, press } = await openUntouched(page, site.url)
    await expect.poll(text).toContain(HELD_BACK)
    expect(await text()).toContain('0 sounds playing')
    await press('Start sound')
    await expect.poll(text).toContain('1 sound playing')
  },
)

test(
  'the word that the sound is held back goes when any press lets it play',
  { tag: '@thorough' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    const { untouched, text } = await openUntouched(page, site.url)
    await expect.poll(text).toContain(HELD_BACK)
    // Beside the content, where nothing answers a press.
    await untouched.mouse.click(5, 300)
    await expect.poll(text).toContain('1 sound playing')
    await expect.poll(text).not.toContain(HELD_BACK)
  },
)

for (const [how, act] of [
  ['a press', (untouched: Page, { x, y }: Point) => untouched.mouse.click(x, y)],
  ['a tap', (untouched: Page, { x, y }: Point) => untouched.touchscreen.tap(x, y)],
  ['the key', (untouched: Page) => untouched.keyboard.press('k')],
] as const)
  test.describe(how, () => {
    test.use({ hasTouch: true })
    test(
      `that would pause a mix that the browser holds back lets it be heard: ${how}`,
      { tag: '@thorough' },
      async ({ page, site, openSignedIn }) => {
        await openSignedIn()
        const { untouched, text, find } = await openUntouched(page, site.url)
        await expect.poll(text).toContain(HELD_BACK)
        await act(untouched, await find('Pause all'))
        await expect.poll(text).toContain('1 sound playing')
        await act(untouched, await find('Pause all'))
        await expect.poll(text).toContain('Paused: Rain')
      },
    )
  })

test(
  'a tab that the browser holds back leaves the other playing until it is heard',
  { tag: '@desktop' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Breeze')
    const { mix } = home(page)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    const { text, press } = await openUntouched(page, site.url)
    await expect.poll(text).toContain(HELD_BACK)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await press('Start sound')
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
  },
)

test(
  'a page that is to wake and was not pressed since a reload says so at once',
  { tag: '@thorough' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const run = { at: Date.now() + 3_600_000, master: 80 }
      const value = { clock: '06:30', rise: 10, volume: 50, keepsScreen: false, run }
      localStorage.setItem('dhvani.wake', JSON.stringify({ version: 1, value }))
    })
    await page.goto(site.url)
    const { untouched, text } = await openUntouched(page, site.url)
    const asked = 'Press anything, so that this page may wake you'
    await expect.poll(text).toContain(asked)
    await untouched.mouse.click(5, 300)
    await expect.poll(text).not.toContain(asked)
  },
)
