import { expectSilence } from '../fixtures/audio-tap.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { night, untilQuiet } from '../fixtures/night.ts'
import { measureShine } from '../fixtures/shine.ts'
import { expect, test } from '../fixtures/test.ts'

/** What the screen of an OLED phone shows of pure black. */
const BLACK = 0.002

test('one tap in the sleep timer opens it; at the end of the timer the lamp goes out', async ({
  page,
  openSignedIn,
}) => {
  await page.clock.install()
  await openSignedIn()
  await addToMix(page, 'Rain')
  const { mix } = home(page)
  await mix.getByRole('button', { name: 'Sleep timer' }).click()
  const timer = page.getByRole('dialog', { name: 'Sleep Timer' })
  await timer.getByRole('button', { name: '15 min' }).click()
  await timer.getByRole('button', { name: 'Start' }).click()
  await timer.getByRole('button', { name: 'Night mode' }).click()
  const { screen, hint, button } = night(page)
  await expect(screen.getByText('15 min until silence')).toBeVisible()
  await expect(timer).toBeHidden()

  await page.clock.fastForward('11:00')
  await page.mouse.click(40, 40)
  await expect(button('Bring the sound back')).toBeVisible()
  await expect(screen.getByText('4 min until silence')).toBeVisible()
  await page.clock.fastForward('05:00')
  const silent = screen.getByText('The mix is silent')
  await expect(silent).toBeAttached()
  await expectSilence(page)
  await untilQuiet(page)
  await expect.poll(async () => (await measureShine(page)).brightest).toBeLessThan(BLACK)

  await page.mouse.click(40, 40)
  await expect(hint).toHaveCSS('opacity', '1')
  await expect.poll(async () => (await measureShine(page)).lit).toBeGreaterThan(0.005)
  await button('Play all').click()
  await expect(silent).toBeHidden()
  await button('Leave night mode').click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expect(mix.locator(':focus'), 'the focus is in the dock again').toBeVisible()
})
