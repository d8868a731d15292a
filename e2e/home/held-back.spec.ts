import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

// A trace evaluates scripts in the page, and Chromium takes each for a gesture of its user.
test.use({ trace: 'off', screenshot: 'off' })

test('a mix that the browser holds back does not claim to play', async ({
  page,
  site,
  openSignedIn,
}) => {
  await openSignedIn()
  // As when Google has led back: the visitor has not touched this page yet.
  const untouched = await page.context().newPage()
  await untouched.addInitScript(() => {
    const rain = [{ id: 'rain', volume: 50 }]
    sessionStorage.setItem('dhvani.pending-sounds', JSON.stringify(rain))
  })
  await untouched.goto(site.url)
  // A locator's script counts as a gesture too. This call of the protocol does not.
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
