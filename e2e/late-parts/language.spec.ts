import type { Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { hindi } from '../fixtures/hindi.ts'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeOnline, cutLine } from './cut-line.ts'
import { partsOfBuild } from './parts-of-build.ts'
import { expectSamePage, LOST, mark } from './same-page.ts'

const FILE = partsOfBuild().get('hi') ?? ''

/** Asks for Hindi, whose texts do not arrive. */
const loseHindi = async (page: Page) => {
  await mark(page)
  const line = await cutLine(page, FILE)
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await line.untilGivenUp()
  await expectSamePage(page)
  return line
}

test('a language that does not arrive leaves the page as it is, and comes with the network', async ({
  page,
  problems,
  openWithRain,
}) => {
  problems.allow(LOST)
  await openWithRain()
  const line = await loseHindi(page)
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page)

  await line.mend()
  const inHindi = page.getByText(hindi('playing_one', { count: '1' }))
  await expect
    .poll(async () => {
      await comeOnline(page)
      return inHindi.isVisible()
    })
    .toBe(true)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expectSound(page)
})

test('a language that does not arrive although the browser is online is asked for again', async ({
  page,
  problems,
  openWithRain,
}) => {
  problems.allow(LOST)
  await openWithRain()
  const line = await loseHindi(page)
  await expect(page.getByText('The page could not be loaded.')).toBeVisible()

  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again, 'no try is under way').toBeEnabled()
  await line.mend()
  await again.click()
  await expect(page.getByText(hindi('playing_one', { count: '1' }))).toBeVisible()
  await expectSound(page)
})

const TEXTS_OF_PAGES = [
  {
    name: 'heads of articles',
    part: 'blog-hi',
    within: 'banner',
    link: 'nav_blog',
    shown: 'नींद के लिए संगीत: सिरहाने की पाँच चीज़ें',
  },
  {
    name: 'terms in Hindi',
    part: 'terms-hi',
    within: 'contentinfo',
    link: 'nav_terms',
    shown: 'डॉक्टर की सलाह नहीं',
  },
] as const

for (const { name, part, within, link, shown } of TEXTS_OF_PAGES)
  test(`${name} that do not arrive leave the page as it is, and come with the network`, async ({
    page,
    problems,
  }) => {
    problems.allow(LOST)
    await page.goto('/hi/contact')
    await mark(page)
    const line = await cutLine(page, partsOfBuild().get(part) ?? '')
    await page
      .getByRole(within)
      .getByRole('link', { name: hindi(link), exact: true })
      .click()
    await line.untilGivenUp()
    await expectSamePage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('contact_title'))
    await line.mend()
    const heading = page.getByRole('heading', { name: shown })
    await expect
      .poll(async () => {
        await comeOnline(page)
        return heading.isVisible()
      })
      .toBe(true)
    await expectSamePage(page)
  })
