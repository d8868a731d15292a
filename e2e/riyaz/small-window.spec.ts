import { expect, test } from '../fixtures/test.ts'
import { pageOfSmallWindow } from '../fixtures/small-window.ts'

test('the room plays, steps and stops in a small window, which goes with its page @desktop', async ({
  page,
}) => {
  await page.goto('/riyaz?taal=rupak&tempo=120')
  const opener = page.getByRole('button', { name: 'Small window' })
  const small = await pageOfSmallWindow(page, () => opener.click())
  await expect(opener).toHaveAttribute('aria-pressed', 'true')
  await small.getByRole('button', { name: 'Play both' }).click()
  await expect(small.getByText(/^[1-7] of 7/)).toBeVisible()
  await small.getByRole('button', { name: 'Faster' }).click()
  await expect(small.getByText('121 matras/min')).toBeVisible()
  await small.getByRole('button', { name: 'Stop both' }).click()
  await expect(page.getByRole('button', { name: 'Play tabla' })).toBeVisible()
  const closed = small.waitForEvent('close')
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await closed
})
