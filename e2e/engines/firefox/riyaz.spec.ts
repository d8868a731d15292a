import { expectHeard, expectUnheard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test('the practice room holds a lehra while its tempo changes, and stops', async ({ page }) => {
  await page.goto('/riyaz?taal=jhaptaal&tempo=30&lehra=1&strokes=0')
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  await press('Play lehra')
  await expect(page.getByRole('button', { name: 'Stop lehra' }).first()).toBeVisible()
  await expectHeard('the lehra is heard')
  await page.getByRole('slider', { name: 'Tempo' }).fill('20')
  await expectHeard('the lehra is heard at another tempo')
  await press('Stop lehra')
  await expectUnheard('the lehra stops')
  await press('Play tanpura')
  await expectHeard('the tanpura is heard')
  await press('Stop tanpura')
  await expectUnheard('the tanpura stops')
})
