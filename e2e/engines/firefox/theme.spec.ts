import { brightnessAt, DUSK } from '../brightness.ts'
import { expect, test } from './test.ts'

const SIZES = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 375, height: 812 },
] as const

for (const { name, ...size } of SIZES)
  test(`the drawings of Home follow the theme on a ${name}, and each is sent once`, async ({
    page,
  }, info) => {
    await page.setViewportSize(size)
    await page.goto('/')
    const picture = page.getByRole('group', { name: '1 of 3' }).locator('img:visible')
    const brightness = async () => {
      const { x, y, width } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      return brightnessAt(await page.screenshot(), x + width - 40, y + 12)
    }
    const switchTheme = page.getByRole('button', { name: 'Switch between light and dark' })
    await expect(picture).toHaveCount(1)
    await expect.poll(brightness, { message: 'by day' }).toBeGreaterThan(DUSK)
    await page.screenshot({ path: info.outputPath('by day.png') })
    await switchTheme.click()
    await expect.poll(brightness, { message: 'by night' }).toBeLessThan(DUSK)
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name: address }) => new URL(address).pathname)
        .filter((path) => path.includes('/hero-')),
    )
    expect(sent.toSorted(), 'what came over the network').toEqual([...new Set(sent)].toSorted())
    await page.reload()
    await expect.poll(brightness, { message: 'by night at once' }).toBeLessThan(DUSK)
    await page.screenshot({ path: info.outputPath('by night.png') })
  })
