import type { Page } from '@playwright/test'
import { addToMix, home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

// A trace evaluates scripts in the page, and Chromium takes each for a gesture of its user.
test.use({ trace: 'off', screenshot: 'off' })

const HELD_BACK = 'Your browser is holding the sound back'

/** Opens a tab with a mix that its visitor has not touched yet, as when Google has led back. */
const openUntouched = async (page: Page, url: string) => {
  const untouched = await page.context().newPage()
  await untouched.addInitScript(() => {
    const rain = [{ id: 'rain', volume: 50 }]
    sessionStorage.setItem('dhvani.pending-sounds', JSON.stringify(rain))
  })
  await untouched.goto(url)
  // A locator's script counts as a gesture too. This call of the protocol does not.
  const protocol = await page.context().newCDPSession(untouched)
  const text = async () => {
    const { result } = await protocol.send('Runtime.evaluate', {
      expression: 'document.body.innerText',
    })
    return String(result.value)
  }
  return { untouched, text }
}

test(
  'a mix that the browser holds back does not claim to play @journey',
  { tag: '@desktop' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    const { untouched, text } = await openUntouched(page, site.url)
    await expect.poll(text).toContain(HELD_BACK)
    expect(await text()).toContain('0 sounds playing')
    await untouched.getByRole('button', { name: 'Start sound' }).click()
    await expect(home(untouched).mix.getByText('1 sound playing')).toBeVisible()
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
    await expect(home(untouched).mix.getByText('1 sound playing')).toBeVisible()
    await expect(untouched.getByText(HELD_BACK)).toBeHidden()
  },
)

test(
  'a tab that the browser holds back leaves the other playing until it is heard',
  { tag: '@desktop' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Breeze')
    const { mix } = home(page)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    const { untouched, text } = await openUntouched(page, site.url)
    await expect.poll(text).toContain(HELD_BACK)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await untouched.getByRole('button', { name: 'Start sound' }).click()
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
