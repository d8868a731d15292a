import { expect, onBoth, test, type Page } from '#pages/test.ts'
import { expectSilence } from '#pages/fixtures/audio-tap.ts'
import { home } from '#pages/fixtures/home.ts'
import { sleep } from '#pages/fixtures/sleep.ts'

onBoth(
  'the sleep timer runs by the clock, over a reload, and takes 15 minutes more or less',
  async ({ page, expectAccessible }) => {
    await page.clock.install()
    await page.goto('/')
    const { region, press } = sleep(page)
    const left = region.getByRole('timer')
    await expect(left).toHaveText('30:00')
    await press('45 min')
    await expect(left).toHaveText('45:00')
    await expectAccessible()
    await press('Start')
    await page.clock.fastForward('05:00')
    await expect(left).toHaveText(/^(40:00|39:5\d)$/)
    await page.reload()
    await expect(left).toHaveText(/^(40:00|39:\d\d)$/)
    await press('Add 15 min')
    await expect(left).toHaveText(/^(55:00|54:\d\d)$/)
    await press('Take 15 min')
    await press('Take 15 min')
    await expect(left).toHaveText(/^(25:00|24:\d\d)$/)
    await press('Take 15 min')
    const take = region.getByRole('button', { name: 'Take 15 min' })
    await expect(take).toBeFocused()
    await expect(take).toBeDisabled()
    await expectAccessible()
    await press('Cancel')
    await expect(left).toHaveText('45:00')
  },
)

onBoth(
  'a length that the timer cannot have is said, and another is typed over it',
  async ({ page }) => {
    await page.goto('/')
    const { region } = sleep(page)
    const minutes = region.getByRole('spinbutton', { name: 'Minutes' })
    await minutes.fill('9999')
    await expect(region.getByText('Between 1 and 720 minutes.')).toBeVisible()
    await expect(minutes).toHaveValue('9999')
    await expect(region.getByRole('timer')).toHaveText('30:00')
    await minutes.press('ControlOrMeta+A')
    await minutes.press('Backspace')
    await minutes.pressSequentially('7')
    await expect(region.getByText('Between 1 and 720 minutes.')).toBeHidden()
    await expect(region.getByRole('timer')).toHaveText('07:00')
    await minutes.fill('२५')
    await expect(region.getByRole('timer')).toHaveText('25:00')
    await minutes.press('ArrowUp')
    await expect(region.getByRole('timer')).toHaveText('26:00')
    await minutes.fill('45')
    await minutes.fill('0')
    await region.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(minutes).toBeFocused()
    await expect(region.getByRole('timer')).toHaveText('45:00')
    await region.getByRole('button', { name: '45 min' }).click()
    await expect(minutes).toHaveValue('45')
    await region.getByRole('button', { name: 'Start', exact: true }).press('Enter')
    await expect(region.getByRole('button', { name: 'Add 15 min' })).toBeFocused()
    await region.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(region.getByRole('button', { name: '15 min', exact: true })).toBeFocused()
  },
)

test('at its end the mix is silent, also after a computer slept through it', async ({
  page,
  openWithRainByClock,
}) => {
  await openWithRainByClock()
  const { region, start } = sleep(page)
  const { mix } = home(page)
  await start('15 min')
  await expect(mix.getByRole('button', { name: /^Sleep timer, 1[45]:\d\d left$/ })).toBeVisible()
  await page.clock.fastForward('16:00')
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expectSilence(page)
  await expect(region.getByRole('button', { name: 'Start' })).toBeVisible()
  await mix.getByRole('button', { name: 'Play all' }).click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
})

onBoth(
  'a tap while the sound fades brings it back, and the timer can be set again',
  async ({ page, openWithRainByClock }) => {
    await openWithRainByClock()
    const { region, start } = sleep(page)
    const { mix } = home(page)
    await start('15 min')
    await page.clock.fastForward('11:00')
    await expect(region.getByText('the sound is fading')).toBeVisible()
    // The code that hears the tap comes later than the words.
    await expect(async () => {
      await region.getByRole('heading', { name: 'Sleep Timer' }).click()
      await expect(page.getByRole('status').getByText('The sleep timer is off')).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(region.getByText('the sound is fading')).toBeVisible()
    await mix.getByRole('button', { name: /^Sleep timer/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Sleep Timer' })
    await dialog.getByRole('button', { name: 'Bring the sound back' }).click()
    await expect(dialog.getByRole('button', { name: 'Start' })).toBeVisible()
  },
)

test('an entry of a menu leaves the fade alone', async ({ page, openWithRainByClock }) => {
  await openWithRainByClock()
  const { region, start } = sleep(page)
  const { mix } = home(page)
  await start('15 min')
  await page.clock.fastForward('11:00')
  await expect(region.getByText('the sound is fading')).toBeVisible()
  await mix.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as a sound file' }).click()
  await expect(page.getByRole('dialog', { name: 'Save as a sound file' })).toBeVisible()
  await expect(page.getByText('The sleep timer is off')).toHaveCount(0)
  await expect(page.getByText('the sound is fading')).not.toHaveCount(0)
})

/** What the system's media controls show. */
const lockScreen = (page: Page) =>
  page.evaluate(() => {
    const { title, artist, artwork } = navigator.mediaSession.metadata ?? {}
    return { title, artist, picture: artwork?.[0]?.src ?? '' }
  })

test('the lock screen says and draws what is left, and shows the mix alone without a timer', async ({
  page,
  openWithRainByClock,
}) => {
  await openWithRainByClock()
  const { start, press } = sleep(page)
  const artist = async () => (await lockScreen(page)).artist
  await expect.poll(artist).toBe('Dhvani')
  const plain = await lockScreen(page)
  expect(plain).toMatchObject({
    title: 'Rain',
    picture: expect.stringContaining('/icon-192.png'),
  })

  await start('15 min')
  await expect.poll(artist).toBe('Dhvani, silent in 15 min')
  const first = await lockScreen(page)
  expect(first).toMatchObject({
    title: 'Rain',
    picture: expect.stringMatching(/^data:image\/png/),
  })
  const size = await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, first.picture)
  expect(size).toEqual([512, 512])

  await page.clock.fastForward('05:00')
  await expect.poll(artist).toMatch(/^Dhvani, silent in (10|9) min$/)
  expect((await lockScreen(page)).picture).not.toBe(first.picture)
  await press('Cancel')
  await expect.poll(() => lockScreen(page)).toEqual(plain)
})
