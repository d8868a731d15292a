import { home, addToMix } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

const PAUSES = 'a tab that starts to play pauses the other, which says so @journey'

test(PAUSES, { tag: '@desktop' }, async ({ page, openSignedIn }) => {
  await openSignedIn()
  const { mix } = home(page)
  await addToMix(page, 'Rain')
  await expect(mix.getByText('1 sound playing')).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/')
  const there = home(other).mix
  await expect(there.getByText('0 sounds playing'), 'the same mix, paused').toBeVisible()
  await there.getByRole('button', { name: 'Play Rain' }).click()
  await expect(there.getByText('1 sound playing')).toBeVisible()

  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expect(page.getByRole('status').getByText('Playing in another tab')).toBeVisible()
})
