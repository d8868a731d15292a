import { field, press } from '../../fixtures/account.ts'
import { addToMix, home } from '../../fixtures/home.ts'
import { sleep } from '../../fixtures/sleep.ts'
import { expectHeard, expectUnheard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test('a mix is muted, soloed, reordered by keyboard, saved, folded and opened, and the sleep timer runs', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { mix } = home(page)
  const button = (name: string) => mix.getByRole('button', { name, exact: true })
  const sounds = mix.getByRole('listitem')
  await addToMix(page, 'Rain')
  await addToMix(page, 'Train')

  await button('Mute, solo or move Rain').click()
  await button('Solo Rain').click()
  await expect(mix.getByText('Silenced by a solo: Train', { exact: true })).toBeVisible()
  await button('Mute Rain').click()
  await expectUnheard('the only sound is muted')
  await button('Mute Rain').click()
  await expectHeard('the sound is back')
  await button('Solo Rain').click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()

  await button('Mute, solo or move Train').press('Enter')
  await button('Move Train earlier').press('Enter')
  await expect(sounds).toHaveText([/Train/, /Rain/])
  await expect(button('Move Train earlier')).toBeFocused()

  const strip = page.getByRole('region', { name: 'Your mixes' })
  await strip.getByRole('button', { name: 'Save mix' }).click()
  await field(page, 'Name').fill('Night train')
  await press(page, 'Save')
  await expect(strip.getByRole('button', { name: 'Open Night train' })).toBeVisible()
  await button('Remove Train').click()
  await expect(sounds).toHaveText([/Rain/])

  await button('Fold mix').click()
  await expect(mix.getByRole('slider', { name: 'Rain volume', exact: true })).toBeHidden()
  await sleep(page).start('15 min')
  const timer = mix.getByRole('button', { name: /^Sleep timer, 1[45]:\d\d left$/ })
  await expect(timer).toBeVisible()
  await page.reload()
  await expect(button('Unfold mix')).toBeVisible()
  await expect(timer).toBeVisible()

  await strip.getByRole('button', { name: 'Open Night train' }).click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expectHeard('the saved mix is heard')
  await button('Unfold mix').click()
  await expect(sounds).toHaveText([/Train/, /Rain/])
})
