import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/weak-site.ts'
import { expectSamePage, mark } from './same-page.ts'

/** Longer than a page waits on a line that brings nothing. */
const DEAD_MS = 31_000

test('a page whose line dies unnoticed: the wait is named, then its end, and page and sound stay', async ({
  page,
  line,
  problems,
  openSignedIn,
}) => {
  problems.allow(/No answer from|ERR_ABORTED/)
  await page.clock.install()
  await openSignedIn()
  await addToMix(page, 'Rain')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  const message = page.getByLabel('Message')
  await message.fill('A long letter')
  await mark(page)
  const status = page.getByRole('status').filter({ hasText: 'Loading' })

  line.hold(/\/assets\/terms/)
  const asked = page.waitForRequest(/\/assets\/terms/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await asked
  await expect(status).toHaveText('Loading the page…')
  await page.clock.fastForward(DEAD_MS)
  const notice = page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' })
  await expect(notice).toBeVisible()
  await expect(status).toHaveCount(0)
  await expect(page).toHaveURL(/\/contact$/)
  await expect(message).toHaveValue('A long letter')
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page)

  const again = notice.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(status).toHaveText('Loading what you opened…')
  await page.clock.fastForward(DEAD_MS)
  await expect(again).toBeEnabled()
  line.mend()
  await again.click()
  await expect(page).toHaveURL(/\/terms$/)
  await expectSamePage(page)
  await expectSound(page)
})
