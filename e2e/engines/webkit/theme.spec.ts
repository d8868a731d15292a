import { z } from 'zod'
import { brightnessAt, DUSK } from '../brightness.ts'
import { expect, test } from './test.ts'

const SIZES = [
  { name: 'desktop', width: 1280, height: 850 },
  { name: 'phone', width: 375, height: 812 },
] as const

/** A place in the sky of the first drawing of Home that is shown. */
const SKY = `const shown = [...document.querySelectorAll('[aria-label="1 of 3"] img')]
  .filter((picture) => picture.checkVisibility())
if (shown.length !== 1) throw new Error(shown.length + ' drawings are shown')
const { right, top } = shown[0].getBoundingClientRect()
return [right - 40, top + 12]`

for (const { name, width, height } of SIZES)
  test(`the drawings of Home follow the theme on a ${name}`, async ({
    driver,
    site,
    keepPicture,
  }) => {
    await driver.resize(width, height)
    await driver.goto(site.url)
    const brightness = async () => {
      const [left, top] = z.tuple([z.number(), z.number()]).parse(await driver.run(SKY))
      return brightnessAt(await driver.screenshot(), left, top)
    }
    await expect.poll(brightness, { message: 'by day' }).toBeGreaterThan(DUSK)
    await keepPicture('by day')
    await driver.press('button', /^Switch between light and dark$/)
    await expect.poll(brightness, { message: 'by night' }).toBeLessThan(DUSK)
    await keepPicture('by night')
    await driver.press('button', /^Switch between light and dark$/)
    await driver.resize(1280, 850)
  })
