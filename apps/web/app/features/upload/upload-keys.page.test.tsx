import { openUpload } from '#pages/fixtures/upload.ts'
import { expect, test } from '#pages/test.ts'

test('Tab shows each control of the dialog whole, wherever it stands', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  await openSignedIn()
  const { dialog } = await openUpload(page)
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByRole('timer', { name: 'Recorded so far' })).not.toHaveText('0:00')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByRole('slider', { name: 'Where it begins' })).toBeVisible()
  const findHidden = () =>
    page.evaluate(() => {
      const control = document.activeElement
      if (!control) return 'nothing has the focus'
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isHit = (y: number) => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return hit !== null && (control.contains(hit) || hit.contains(control))
      }
      const name = control.getAttribute('aria-label') ?? control.textContent
      return isHit(top + 2) && isHit(bottom - 2) ? '' : `${control.nodeName} ${name}`
    })
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    expect(await findHidden()).toBe('')
  }
})
