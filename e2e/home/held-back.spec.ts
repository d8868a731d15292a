import type { Page } from '@playwright/test'
import { home } from '../fixtures/home.ts'
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

test('a mix that the browser holds back does not claim to play', async ({
  page,
  site,
  openSignedIn,
}) => {
  await openSignedIn()
  const { untouched, text } = await openUntouched(page, site.url)
  await expect.poll(text).toContain(HELD_BACK)
  expect(await text()).toContain('0 sounds playing')
  await untouched.getByRole('button', { name: 'Start sound' }).click()
  await expect(home(untouched).mix.getByText('1 sound playing')).toBeVisible()
})

test('the word that the sound is held back goes when any press lets it play', async ({
  page,
  site,
  openSignedIn,
}) => {
  await openSignedIn()
  const { untouched, text } = await openUntouched(page, site.url)
  await expect.poll(text).toContain(HELD_BACK)
  // Beside the content, where nothing answers a press.
  await untouched.mouse.click(5, 300)
  await expect(home(untouched).mix.getByText('1 sound playing')).toBeVisible()
  await expect(untouched.getByText(HELD_BACK)).toBeHidden()
})
