import { addToMix, home } from './fixtures/home.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Locator, type Page } from './test.ts'

/** @returns the colours of points of the window, as `r,g,b` */
const coloursAt = async (page: Page, points: readonly { x: number; y: number }[]) => {
  const bytes = Uint8Array.from(atob(await page.screenshot()), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  return points.map(({ x, y }) => canvas?.getImageData(x, y, 1, 1).data.slice(0, 3).join())
}

test('in forced colours what is chosen, what plays and what may be pressed has an edge', async ({
  page,
  openWithRain,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWithRain()
  await addToMix(page, 'Train')
  const { card, timer } = home(page)
  await expect(card('Rain')).toHaveCSS('outline-style', 'double')
  await expect(card('Breeze')).not.toHaveCSS('outline-style', 'double')
  const minutes = (length: string) => timer.getByRole('button', { name: length })
  await expect(minutes('25 min')).toHaveCSS('outline-style', 'double')
  await expect(minutes('45 min')).not.toHaveCSS('outline-style', 'double')
  await expect(timer.getByRole('button', { name: 'Start' })).toHaveCSS('border-top-style', 'solid')
})

test('in forced colours a slider has a track, filled up to its thumb', async ({
  page,
  openWithRain,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWithRain()
  const slider = home(page).mix.getByRole('slider', { name: 'Master volume' })
  const box = await slider.boundingBox()
  if (!box) throw new Error('The dock shows no slider')
  const { x, width } = box
  const y = box.y + box.height / 2
  const [beside, filled, rest] = await coloursAt(page, [
    { x: x + width / 4, y: box.y + 4 },
    { x: x + width / 4, y },
    { x: x + width - 4, y },
  ])
  expect(new Set([beside, filled, rest]).size, 'three colours').toBe(3)
})

test('in forced colours a bar of progress and the meter of a recording are filled', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await whenWhole(page)
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.style.cssText = 'position: fixed; z-index: 99; inset: 0 auto auto 0; background: Canvas'
    place.innerHTML =
      '<progress value="0.5" max="1" style="display: block; width: 200px; height: 20px"></progress>' +
      ['class="level-bar"', 'data-degree="3"', 'data-degree="0"']
        .map((one) => `<span ${one} style="display: block; width: 100px; height: 20px"></span>`)
        .join('') +
      '<span data-meter><span style="display: block; width: 100px; height: 20px"></span></span>'
    document.body.append(place)
  })
  const [filled, rest, level, reached, edge, meter, beside] = await coloursAt(page, [
    { x: 50, y: 10 },
    { x: 150, y: 10 },
    { x: 50, y: 30 },
    { x: 50, y: 50 },
    { x: 50, y: 60 },
    { x: 50, y: 90 },
    { x: 150, y: 30 },
  ])
  expect(new Set([filled, rest, beside]).size, 'three colours').toBe(3)
  expect(new Set([reached, edge, beside]).size, 'three colours').toBe(3)
  expect([level, meter]).toEqual([reached, reached])
})

test('a bar of progress has the colours of the page', async ({ page }) => {
  await page.goto('/')
  await whenWhole(page)
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.style.cssText = 'position: fixed; z-index: 99; inset: 0 auto auto 0'
    const bar = 'display: block; width: 200px; height: 20px'
    place.innerHTML =
      `<progress value="0.5" max="1" style="${bar}"></progress>` +
      `<span style="${bar}; background: var(--terracotta)"></span><span style="${bar}; background: var(--line)"></span>`
    document.body.append(place)
  })
  const [filled, rest, terracotta, line] = await coloursAt(page, [
    { x: 50, y: 10 },
    { x: 150, y: 10 },
    { x: 50, y: 30 },
    { x: 50, y: 50 },
  ])
  expect([filled, rest]).toEqual([terracotta, line])
})

test('in forced colours the musician whose matra sounds has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/beatboxer')
  await whenWhole(page)
  const slots = page.getByRole('region', { name: 'Stage' }).locator('.beat-window')
  await slots.first().evaluate((slot) => slot.setAttribute('data-lit', 'sam'))
  await expect(slots.first()).toHaveCSS('outline-style', 'double')
  await expect(slots.last()).not.toHaveCSS('outline-style', 'double')
})

test('who asks for more contrast gets it, by day and by night', async ({ page }) => {
  await page.goto('/')
  await whenWhole(page)
  for (const theme of ['subah', 'raat']) {
    await page.evaluate((next) => {
      document.documentElement.dataset.theme = next
    }, theme)
    const soft = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink-soft'))
    await page.emulateMedia({ contrast: null })
    const before = await soft()
    await page.emulateMedia({ contrast: 'more' })
    await expect.poll(soft).not.toBe(before)
  }
  await page.emulateMedia({ contrast: null })
})

test('the sleep timer and the theme have pictures of their own', async ({ page, openWithRain }) => {
  await openWithRain()
  const picture = (part: Locator) =>
    part.evaluate((element) => element.querySelector('svg')?.innerHTML)
  const sleep = home(page).mix.getByRole('button', { name: 'Sleep timer' })
  const theme = page
    .getByRole('banner')
    .getByRole('button', { name: 'Switch between light and dark' })
  const [one, other] = [await picture(sleep), await picture(theme)]
  expect(one).toContain('path')
  expect(other).toContain('path')
  expect(one).not.toBe(other)
})
