import { describe, inject } from 'vitest'
import { field, press, signUp } from './fixtures/account.ts'
import { addToMix, home } from './fixtures/home.ts'
import { coveredByToast } from './fixtures/toasts.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, variation, type Page } from './test.ts'

const SIZES = [
  { width: 360, height: 640 },
  ...(inject('isWholeRing')
    ? [
        { width: 360, height: 800 },
        { width: 1366, height: 768 },
      ]
    : []),
]

/** Waits for a toast, which then covers nothing that could be pressed. */
const expectFree = async (page: Page, words: string | RegExp) => {
  await expect(page.locator('[data-toaster]').getByText(words)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => coveredByToast(page)).toEqual([])
}

const NEWCOMER = { email: 'meera@example.com', password: 'quiet-river-and-rain', name: 'Meera' }

describe.for(SIZES)('on $width × $height a toast covers nothing', (size) => {
  test('after a sign-up, nor when its mail is sent again', async ({ page }) => {
    await page.setViewportSize(size)
    await signUp(page, NEWCOMER)
    await expectFree(page, 'Check your email to confirm your account.')
    await expect(field(page, 'Code')).toBeVisible()
    await press(page, 'Send the email again')
    await expectFree(page, 'Sent again')
    await page.getByRole('button', { name: 'Send the email again' }).click({ trial: true })
  })

  variation('of the field for the code of a mail in Hindi', async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/hi/auth?mode=sign-up')
    await field(page, 'नाम').fill(NEWCOMER.name)
    await field(page, 'ईमेल').fill(NEWCOMER.email)
    await field(page, 'पासवर्ड').fill(NEWCOMER.password)
    await field(page, 'पासवर्ड').press('Enter')
    await expectFree(page, 'अपने खाते की पुष्टि के लिए अपना ईमेल देखें।')
    await expect(page.locator('input[inputmode=numeric]')).toBeInViewport({ ratio: 1 })
  })

  variation('after a wrong password, a reset and a link by mail', async ({ page, problems }) => {
    problems.allow(/400/)
    await page.setViewportSize(size)
    await page.goto('/auth')
    await field(page, 'Email').fill(NEWCOMER.email)
    await field(page, 'Password').fill(NEWCOMER.password)
    await field(page, 'Password').press('Enter')
    await expectFree(page, 'Invalid login credentials')
    await page.goto('/auth?mode=reset')
    await field(page, 'Email').fill(NEWCOMER.email)
    await press(page, 'Send Reset Link')
    await expectFree(page, 'Password reset sent')
    await page.goto('/auth?mode=link')
    await field(page, 'Email').fill(NEWCOMER.email)
    await press(page, 'Send me a link')
    await expectFree(page, 'Check your email')
  })

  variation('after a message to the operator', async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/contact')
    await field(page, 'Name').fill(NEWCOMER.name)
    await field(page, 'Email').fill(NEWCOMER.email)
    await field(page, 'Message').fill('The koel is lovely.')
    await press(page, 'Send Message')
    await expectFree(page, 'Message sent!')
  })

  variation('after a gift for which no address came', async ({ page, problems, service }) => {
    problems.allow(/502/)
    service.configure({ donationPrices: { 10: 'price_10', 50: 'price_50', 100: 'price_100' } })
    await page.setViewportSize(size)
    // No tab for the checkout is opened in the browser of the tests.
    await page.addInitScript(() => {
      globalThis.open = () => null
    })
    await page.route('**/functions/v1/create-checkout', (route) =>
      route.fulfill({ status: 502, json: { error: 'No checkout URL received' } }),
    )
    await page.goto('/donate')
    await whenWhole(page)
    await press(page, 'Donate £10')
    await expectFree(page, 'No checkout URL received')
  })

  test('after a mix was saved, renamed, copied and deleted', async ({ page, openWithRain }) => {
    await page.setViewportSize(size)
    await openWithRain()
    await addToMix(page, 'Train')
    const strip = page.getByRole('region', { name: 'Your mixes' })
    await strip.getByRole('button', { name: 'Save mix' }).click()
    await field(page, 'Name').fill('Night')
    await field(page, 'Name').press('Enter')
    await expectFree(page, 'Mix saved')
    await strip.getByRole('button', { name: 'Delete Night' }).click()
    await expectFree(page, /Night/)
    await page.locator('[data-toaster]').getByRole('button', { name: 'Undo' }).click()
    await expect(strip.getByRole('button', { name: 'Open Night' })).toBeVisible()
    await expect(home(page).mix).toBeVisible()
  })
})
