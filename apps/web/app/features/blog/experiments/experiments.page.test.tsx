import { expect, onBoth, test, variation, type Page } from '#pages/test.ts'
import { expectSilence, expectSound } from '#pages/fixtures/audio-tap.ts'
import { setSlider } from '#pages/fixtures/set-slider.ts'
import { ARTICLE_SLUGS } from '#content/specified-articles.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Open the experiment' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const open = async (page: Page, slug: string) => {
  await page.goto(`/blog/${slug}`)
  await opener(page).click()
  await expect(page.getByText('What it cannot show')).toBeVisible()
}

/** A press sooner after a signal than this is no answer (watch.ts). */
const takeAPersonsTime = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const start = performance.now()
        const look = () => {
          if (performance.now() - start > 150) done(undefined)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

onBoth(
  'a study runs once and a hundred times, starts anew with another truth, and closes to its button',
  async ({ page }) => {
    await open(page, 'music-for-adhd')
    const room = page.getByRole('region', { name: 'A study of which you know the truth' })
    await button(page, 'Run one study').click()
    await expect(
      room.getByText(/^With the sound \d of 7 went well, without it \d of 7\.$/),
    ).toBeVisible()
    await button(page, 'Run a hundred').click()
    await expect(room.getByText(/^There was nothing to find\. In 101 such studies/)).toBeVisible()
    await expect(room.getByRole('img', { name: /from 7 behind to 7 ahead/ })).toBeVisible()
    await setSlider(room.getByRole('slider', { name: 'True help of the sound' }), 40)
    await expect(room.getByText(/went well, without/)).toHaveCount(0)
    await button(page, 'Close').click()
    await expect(opener(page)).toBeFocused()
    await expect(room).toHaveCount(0)
  },
)

test('the clock of ragas opens at the hour, plays up and down, and stops when its reader leaves', async ({
  page,
}) => {
  await open(page, 'indian-classical-meditation')
  await expect(page.getByText(/^Your clock says .*: the watch from .* to /)).toBeVisible()
  const from = String(Math.floor(new Date().getHours() / 3) * 3)
  const watch = page.getByRole('combobox', { name: 'Watch' })
  await expect(watch).toHaveValue(from)
  await expectSilence(page)
  await button(page, 'Going up').click()
  await expectSound(page)
  await watch.selectOption('18')
  await expectSilence(page)
  await button(page, 'tivra Ma').click()
  await expectSound(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expectSilence(page)
})

test('two strings sound until they are stopped, and are judged', async ({ page }) => {
  await open(page, 'indian-sitar-mental-health')
  await button(page, 'Sound both strings').click()
  await expectSound(page)
  await button(page, 'How near is it?').click()
  await expect(page.getByText(/^Not yet\. You are \d+ hundredths/)).toBeVisible()
  await setSlider(page.getByRole('slider', { name: 'Peg' }), 5)
  await expect(page.getByText(/^Not yet/)).toHaveCount(0)
  await button(page, 'Stop').click()
  await expectSilence(page)
})

test('a swell shows the way in and the way out at the pace that was chosen, and stops', async ({
  page,
}) => {
  await open(page, 'breathing-music-synchronization')
  await setSlider(page.getByRole('slider', { name: 'Breaths a minute' }), 10)
  await button(page, 'Begin').click()
  await expect(page.getByText('In', { exact: true })).toBeVisible()
  await expect(page.getByText('Out', { exact: true })).toBeVisible()
  await button(page, 'Stop').click()
  await expect(page.getByText('Breath 1')).toHaveCount(0)
})

test('hours shrink with the level, and a pair of plucks is judged once', async ({ page }) => {
  await open(page, 'music-as-therapy')
  await expect(page.getByText(/allows an adult 40 hours a week/)).toBeVisible()
  await setSlider(page.getByRole('slider', { name: 'Level at the ear' }), 86)
  await expect(page.getByText(/allows an adult 10 hours a week/)).toBeVisible()
  await expect(button(page, 'The first')).toBeDisabled()
  await button(page, 'Play a pair').click()
  await expectSound(page)
  await button(page, 'The first').click()
  await expect(page.getByText(/[01] of 1 right with 3 decibels between them\.$/)).toBeVisible()
  await expect(button(page, 'The second')).toBeDisabled()
})

test('a signal is answered by the keyboard, and a press without one is too early', async ({
  page,
}) => {
  await open(page, 'power-of-focus-music')
  await button(page, 'Begin the first round').click()
  const field = button(page, /^(Wait|Press|Too early)$/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, 'Too early')).toBeVisible()
  await expect(button(page, 'Press')).toBeVisible()
  await takeAPersonsTime(page)
  await page.keyboard.press('Space')
  await expect(page.getByText(/: 1 of 10$/)).toBeVisible()
  await button(page, 'Stop').click()
  await expectSilence(page)
  await expect(button(page, 'Begin the first round')).toBeVisible()
})

test('an experiment speaks Hindi on a page in Hindi', async ({ page }) => {
  await page.goto('/hi/blog/indian-classical-meditation')
  await page.getByRole('button', { name: 'प्रयोग खोलें' }).click()
  await expect(page.getByRole('region', { name: 'रागों की घड़ी' })).toBeVisible()
  await expect(page.getByText('इससे क्या नहीं दिखता')).toBeVisible()
})

/** These have a drawing in its place. */
const DRAWN = [
  'binaural-beats-explained',
  'singing-bowls-healing',
  'sitar-mind-peace',
  'tabla-energy-motivation',
]

for (const slug of ARTICLE_SLUGS.filter((known) => !DRAWN.includes(known)))
  variation(
    `the experiment of ${slug} opens, fits 360 pixels and is accessible`,
    async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, slug)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      )
      await expectAccessible()
    },
  )
