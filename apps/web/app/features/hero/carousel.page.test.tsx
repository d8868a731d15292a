import { home } from '#pages/fixtures/home.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onBoth, onPhone, test, type Page, variation } from '#pages/test.ts'

const SLIDES = [
  ['Find Your Inner Peace', 'Immerse yourself in authentic Indian soundscapes'],
  ['Traditional Meets Modern', 'Ancient wisdom for contemporary minds'],
  ['Focus & Meditation', 'Create your perfect ambient environment'],
] as const

/** The slide that keyboard and screen reader reach; the others are inert. */
const expectSlide = async (page: Page, number: number) => {
  const slides = home(page).highlights.locator('[aria-roledescription=slide]')
  await expect(slides).toHaveCount(SLIDES.length)
  for (let index = 0; index < SLIDES.length; index += 1)
    if (index === number - 1) await expect(slides.nth(index)).not.toHaveAttribute('inert')
    else await expect(slides.nth(index)).toHaveAttribute('inert')
}

onBoth(
  'three slides show their titles and texts, and the arrows lead through them',
  async ({ page }) => {
    await page.goto('/')
    const { highlights } = home(page)
    for (const [index, [title, text]] of SLIDES.entries()) {
      await expectSlide(page, index + 1)
      await expect(highlights.getByRole('heading', { name: title })).toBeInViewport({
        ratio: 0.9,
      })
      await expect(highlights.getByText(text)).toBeInViewport({ ratio: 0.9 })
      await page.getByRole('button', { name: 'Next slide' }).click()
    }
    await expectSlide(page, 1)
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expectSlide(page, 3)
  },
)

onBoth('arrows that are pressed while a slide still moves lose no step', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(page, 2)
  for (const name of ['Next', 'Next', 'Previous', 'Next', 'Next'])
    await page.getByRole('button', { name: `${name} slide` }).click()
  await expectSlide(page, 2)
})

onBoth('at 200 % zoom the hero leaves the first heading in view', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 })
  await page.goto('/')
  const heading = page.getByRole('heading', { name: 'Nature Sounds' })
  const dock = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(heading).toBeVisible()
  await expect(dock).toBeVisible()
  const [title, bar] = [await heading.boundingBox(), await dock.boundingBox()]
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('a screen reader hears the slide that a press brings, and none that comes by itself', async ({
  page,
}) => {
  await page.goto('/')
  const slides = home(page).highlights.locator('[aria-live]')
  await expect(slides).toHaveAttribute('aria-live', 'off')
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await expect(slides).toHaveAttribute('aria-live', 'polite')
  await expect(slides.getByRole('group', { name: '1 of 3' })).toBeVisible()
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await expect(slides).toHaveAttribute('aria-live', 'off')
})

test('the arrow keys lead through them too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, 3)
})

const pointsAcross = async (page: Page) => {
  const box = await home(page).highlights.boundingBox()
  if (!box) throw new Error('no carousel')
  const y = box.y + box.height / 3
  return [0.8, 0.7, 0.55, 0.4, 0.25].map((share) => ({ x: box.x + box.width * share, y }))
}

variation('a drag with the mouse moves to the next slide', async ({ page }) => {
  await page.goto('/')
  await whenWhole(page)
  const [first, ...rest] = await pointsAcross(page)
  if (!first) throw new Error('no way')
  await page.mouse.move(first.x, first.y)
  await expect(page.locator('[data-moves]')).toBeAttached()
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.up()
  await expectSlide(page, 2)
})

onPhone('a swipe moves to the next slide', async ({ page }) => {
  await page.goto('/')
  await whenWhole(page)
  const points = await pointsAcross(page)
  // The first touch brings the moving code.
  await page.touch('touchStart', [{ x: 4, y: 4 }])
  await page.touch('touchEnd', [])
  await expect(page.locator('[data-moves]')).toBeAttached()
  await page.touch('touchStart', points.slice(0, 1))
  for (const point of points.slice(1)) await page.touch('touchMove', [point])
  await page.touch('touchEnd', [])
  await expectSlide(page, 2)
})

variation(
  'it moves on by itself, and waits while the pointer or the focus is in it',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/')
    await whenWhole(page)
    await page.mouse.move(2, 2)
    await expect(page.locator('[data-moves]')).toBeAttached()
    await page.clock.fastForward(9500)
    await expectSlide(page, 2)

    await home(page).highlights.hover()
    await page.clock.fastForward(60_000)
    await expectSlide(page, 2)
    await page.mouse.move(2, 2)
    await page.clock.fastForward(9500)
    await expectSlide(page, 3)

    await page.getByRole('button', { name: 'Next slide' }).focus()
    await page.clock.fastForward(60_000)
    await expectSlide(page, 3)
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    await page.clock.fastForward(9500)
    await expectSlide(page, 1)
  },
)

test('it never moves by itself for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await whenWhole(page)
  await page.mouse.move(2, 2)
  await expect(page.locator('[data-moves]')).toBeAttached()
  await page.clock.fastForward(120_000)
  await expectSlide(page, 1)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(page, 2)
})
