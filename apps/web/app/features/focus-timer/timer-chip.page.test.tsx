import { expect, onBoth } from '#pages/test.ts'
import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'

onBoth(
  'the running timer is a chip in the dock and, where there is no dock, in the header',
  async ({ page, openSignedIn }) => {
    await openSignedIn('/contact')
    const header = page.getByRole('banner')
    const pause = { name: 'Pause the focus timer' }
    await expect(page.getByRole('button', pause)).toHaveCount(0)
    // The code that hears the key comes later than the page.
    await whenWhole(page)
    await page.keyboard.press('t')
    await expect(header.getByText(/^2[45]:\d\d$/)).toBeVisible()
    await header.getByRole('button', pause).click()
    await expect(header.getByRole('button', { name: 'Resume the focus timer' })).toBeVisible()

    await page.goto('/')
    await addToMix(page, 'Rain')
    const { mix, timer } = home(page)
    await mix.getByRole('button', { name: 'Resume the focus timer' }).click()
    await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(mix.getByRole('button', pause)).toBeVisible()
    await expect(header.getByRole('button', pause)).toHaveCount(0)
    await page.keyboard.press('t')
    await expect(mix.getByRole('button', { name: 'Resume the focus timer' })).toBeVisible()
  },
)

onBoth(
  'on a phone the chip has a place in the dock, also over an open mix',
  async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSignedIn()
    await addToMix(page, 'Rain')
    await whenWhole(page)
    await page.keyboard.press('t')
    const { mix } = home(page)
    const chip = mix.getByText(/^2[45]:\d\d$/)
    const isInDock = async () => {
      const [inner, outer] = [await chip.boundingBox(), await mix.boundingBox()]
      return inner !== null && outer !== null && inner.y >= outer.y
    }
    await expect(chip).toBeVisible()
    expect(await isInDock()).toBe(true)
    await openMix(page)
    expect(await isInDock()).toBe(true)
  },
)
