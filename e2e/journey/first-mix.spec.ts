import { aNewAccount, linkIn, mailTo, signIn, signOut } from '../fixtures/account.ts'
import { outputLevel, SILENCE } from '../fixtures/audio-tap.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { expect, test } from '../fixtures/test.ts'

/** Steady sounds, so that two windows of a few seconds have the same level. */
const FIRST = 'Rain'
const SECOND = 'River Flowing'

test('a newcomer signs up, mixes two sounds and reads on while they play', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const newcomer = aNewAccount()

  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(newcomer.name)
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Check your email to confirm your account.')).toBeVisible()
  expect(page.url(), 'no password in the address').not.toContain(newcomer.password)

  await page.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(page.getByText(`Welcome, ${newcomer.email}`)).toBeAttached()
  await signOut(page)
  await signIn(page, newcomer)

  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${FIRST}(?! &)`) }).click()
  const modal = page.getByRole('dialog', { name: FIRST })
  await expect(modal.getByText('rain.mp3')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  expect(await outputLevel(page, 2), 'the preview sounds').toBeGreaterThan(-60)
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
  expect(await outputLevel(page, 2), 'two sounds at 50 are heard').toBeGreaterThan(-60)

  // Rain and river breathe by a decibel or two; sliders.spec.ts measures the exact law.
  const master = mix.getByRole('slider', { name: 'Master volume' })
  const loud = await outputLevel(page, 4)
  await setSlider(master, 20)
  await expect(item.getByText('10%')).toBeVisible()
  const soft = await outputLevel(page, 4)
  expect(loud - soft, 'a lower master is heard').toBeGreaterThan(20)
  expect(loud - soft).toBeLessThan(28)
  await setSlider(master, 80)

  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  expect(await outputLevel(page, 2), 'it plays on another page').toBeGreaterThan(-60)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  expect(await outputLevel(page, 2), 'and back home').toBeGreaterThan(-60)

  await mix.getByRole('button', { name: 'Stop' }).click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expect.poll(() => outputLevel(page, 0.7)).toBeLessThanOrEqual(SILENCE + 60)
})
