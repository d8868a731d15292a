import { expectSilence, expectSound } from '#pages/fixtures/audio-tap.ts'
import { tabInto } from '#pages/fixtures/keyboard.ts'
import { watchLockScreen } from '#pages/fixtures/lock-screen.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, test, type Page } from '#pages/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('sam lights up the place of the wheel once that is chosen, and the choice stays', async ({
  page,
}) => {
  await page.goto('/riyaz?taal=dadra&tempo=20')
  const light = region(page, 'Taal').getByRole('checkbox', { name: 'Light up on sam' })
  const lit = page.locator('[data-lit]')
  await button(page, 'Play tabla').click()
  await expect(region(page, 'Taal').getByText(/^1 of 6/)).toBeVisible()
  await expect(lit).toHaveCount(0)
  await light.check()
  await expect(lit).toBeVisible()
  await expect(lit).toHaveCount(0)
  await button(page, 'Stop tabla').click()
  await page.reload()
  await expect(light).toBeChecked()
})

test('in a low window the keyboard never stands under the dock, also in the part that stays in view', async ({
  page,
  openWithRain,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openWithRain()
  await page.goto('/riyaz')
  const light = region(page, 'Taal').getByRole('checkbox', { name: 'Light up on sam' })
  await tabInto(page, light)
  const dock = region(page, 'Mix')
  const ends = async () => [await light.boundingBox(), await dock.boundingBox()] as const
  await expect
    .poll(async () => {
      const [box, bar] = await ends()
      return box && bar && box.y + box.height <= bar.y
    })
    .toBe(true)
})

test('what the lock screen ends is told, and plays again there and at a press', async ({
  page,
}) => {
  const lockScreen = await watchLockScreen(page)
  await page.goto('/riyaz')
  await button(page, 'Play tanpura').click()
  await expectSound(page)
  expect(await lockScreen.title()).toBe('Riyaz')
  await lockScreen.press('pause')
  await expect(page.getByText('The practice was stopped')).toBeVisible()
  await expect(button(page, 'Play tanpura')).toBeVisible()
  await lockScreen.press('play')
  await expect(button(page, 'Stop tanpura')).toBeVisible()
  await expect(page.getByText('The practice was stopped')).toBeHidden()
  await expectSound(page)
  await lockScreen.press('pause')
  await button(page, 'Play again').click()
  await expect(button(page, 'Stop tanpura')).toBeVisible()
  await button(page, 'Stop tanpura').click()
  await expectSilence(page)
  await expect(page.getByText('The practice was stopped'), 'the own stop').toBeHidden()
  expect(await lockScreen.title()).toBeUndefined()
})

test('the wheel fills the screen, which stays on, and is asked again after a hidden moment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held = { asked: 0, lost: () => undefined as unknown }
    Object.assign(window, { held })
    navigator.wakeLock.request = () => {
      const lock = { released: false, release: () => Promise.resolve() }
      held.asked += 1
      held.lost = () => (lock.released = true)
      return Promise.resolve(lock as unknown as WakeLockSentinel)
    }
  })
  type Held = { readonly held: { readonly asked: number; readonly lost: () => void } }
  const asked = () => page.evaluate(() => (globalThis as unknown as Held).held.asked)
  await page.goto('/riyaz?taal=teentaal')
  await whenWhole(page)
  await button(page, 'Full screen').click()
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true')
  const share = () =>
    page
      .locator('.wheel')
      .evaluate((wheel) => wheel.clientWidth / Math.min(innerWidth, innerHeight))
  await expect.poll(share).toBeGreaterThan(0.95)
  await expect.poll(asked).toBe(1)
  await page.evaluate(() => {
    ;(globalThis as unknown as Held).held.lost()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(asked).toBe(2)
})

test('the name of every taal stands inside its wheel, on a phone and on a desktop', async ({
  page,
}) => {
  await page.goto('/riyaz')
  const choice = region(page, 'Taal').getByRole('combobox', { name: 'Taal' })
  await expect(choice).toBeEnabled()
  const taals = await choice.evaluate((select) =>
    [...(select as HTMLSelectElement).options].map(({ value }) => value),
  )
  expect(taals.length).toBeGreaterThan(9)
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const taal of taals) {
      await choice.selectOption(taal)
      // Twice the ring's radius, without its largest marks, is .62 of the drawing's width.
      const share = await page.evaluate(() => {
        const wheel = document.querySelector('main svg[viewBox^="-100"]')
        const word = wheel?.parentElement?.querySelector('p.font-display')
        const range = document.createRange()
        if (word) range.selectNodeContents(word)
        return range.getBoundingClientRect().width / (wheel?.clientWidth ?? 0)
      })
      expect(share, taal).toBeGreaterThan(0)
      expect(share, `${taal} at ${size.width}`).toBeLessThan(0.62)
    }
  }
})
