import { signIn } from '../fixtures/account.ts'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

// A trace looks into the page, and each look counts as a gesture of its user.
test.use({ trace: 'off', screenshot: 'off' })

test('a mix that the browser holds back does not claim to play', async ({
  page,
  site,
  account,
}) => {
  await signIn(page, account)
  // As after the way back from Google: a page that nobody has touched yet.
  const untouched = await page.context().newPage()
  await untouched.addInitScript(() => {
    const rain = [{ id: 'rain', volume: 50 }]
    sessionStorage.setItem('dhvani.pending-sounds', JSON.stringify(rain))
  })
  await untouched.goto(site.url)
  // Whatever a locator asks counts as a gesture; what the protocol asks here does not.
  const protocol = await page.context().newCDPSession(untouched)
  const text = async () => {
    const { result } = await protocol.send('Runtime.evaluate', {
      expression: 'document.body.innerText',
    })
    return String(result.value)
  }
  await expect.poll(text).toContain('Your browser is holding the sound back')
  expect(await text()).toContain('0 sounds playing')
  await untouched.getByRole('button', { name: 'Start sound' }).click()
  await expect(home(untouched).mix.getByText('1 sound playing')).toBeVisible()
})
