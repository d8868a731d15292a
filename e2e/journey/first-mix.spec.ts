import { outputLevel, settledLevel, SILENCE, expectSound } from '../fixtures/audio-tap.ts'
import { mailTo, linkIn } from '../fixtures/mail.ts'
import { aNewAccount, welcome, field, press, signIn, signOut } from '../fixtures/account.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { expect, test } from '../fixtures/test.ts'

/** Steady sounds: two windows of a few seconds have the same level. */
const FIRST = 'Rain'
const SECOND = 'River Flowing'

const STEADY_NOISE = { window: 4, within: 1 }

test('a newcomer signs up, mixes two sounds and reads on while they play @journey', async ({
  page,
  site,
}) => {
  const newcomer = aNewAccount()

  await page.goto('/auth')
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await field(page, 'Name').fill(newcomer.name)
  await field(page, 'Email').fill(newcomer.email)
  await field(page, 'Password').fill(newcomer.password)
  await press(page, 'Sign Up')
  await expect(page.getByText('Check your email to confirm your account.')).toBeVisible()
  expect(page.url(), 'no password in the address').not.toContain(newcomer.password)

  await page.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(welcome(page, newcomer)).toBeAttached()
  await signOut(page)
  await signIn(page, newcomer)

  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${FIRST}(?! &)`) }).click()
  const modal = page.getByRole('dialog', { name: FIRST })
  await expect(modal.getByText('rain.mp3')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expectSound(page, 'the preview sounds')
  await modal.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(modal).toBeHidden()

  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${SECOND}`) }).click()
  await page
    .getByRole('dialog', { name: SECOND })
    .getByRole('button', { name: 'Add to Mix' })
    .click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  const item = mix.getByRole('listitem').filter({ hasText: FIRST })
  await expect(item.getByText('40%')).toBeVisible()
  await expectSound(page, 'two sounds at 50 are heard')

  // The level of rain and river varies by a decibel or two. sliders.spec.ts measures the law.
  const master = mix.getByRole('slider', { name: 'Master volume' })
  const loud = await settledLevel(page, STEADY_NOISE)
  await setSlider(master, 20)
  await expect(item.getByText('10%')).toBeVisible()
  const soft = await settledLevel(page, STEADY_NOISE)
  expect(loud - soft, 'a lower master is heard').toBeGreaterThan(20)
  expect(loud - soft).toBeLessThan(28)
  await setSlider(master, 80)

  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expectSound(page, 'it plays on another page')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expectSound(page, 'and back home')

  await mix.getByRole('button', { name: 'Stop' }).click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expect.poll(() => outputLevel(page, 0.7)).toBeLessThanOrEqual(SILENCE + 60)
})
