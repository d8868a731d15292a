import { expect, test } from '../fixtures/test.ts'
import { home } from '../fixtures/home.ts'
import { pageOfSmallWindow } from '../fixtures/small-window.ts'

test('the focus timer starts and pauses in a small window, in the theme of the page @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const { timer } = home(page)
  const opener = timer.getByRole('button', { name: 'Small window' })
  const small = await pageOfSmallWindow(page, () => opener.click())
  await expect(opener).toHaveAttribute('aria-pressed', 'true')
  await expect(small.getByRole('timer')).toHaveText('25:00')
  await small.getByRole('button', { name: 'Start' }).click()
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(small.getByRole('timer')).toHaveText(/^24:5\d$/)
  await small.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(timer.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(await small.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).fontFamily),
  )
  await opener.click()
  await expect(opener).toHaveAttribute('aria-pressed', 'false')
})
