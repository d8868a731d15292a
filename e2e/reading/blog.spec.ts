import { ARTICLE_SLUGS, UNLISTED_ARTICLES } from '@dhvani/web/specified-articles'
import { expect, test } from '../fixtures/test.ts'

test('the list shows 19 cards with every field, newest first', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog | Dhvani')
  await expect(page.getByRole('tab')).toHaveCount(1)
  await expect(page.getByRole('tab', { name: 'All Posts' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(19)
  const dates: string[] = []
  const slugs: string[] = []
  for (const card of await cards.all()) {
    await expect(card.locator('img:visible'), 'one picture, of the theme').toHaveCount(1)
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(card.getByText(/^\d min read$/)).toBeVisible()
    await expect(
      card.getByText(/^(Sleep|Focus|Meditation|Wellness|Indian Music|Science)$/),
    ).toBeVisible()
    expect((await card.locator('h2 + p').innerText()).length).toBeGreaterThan(50)
    dates.push((await card.locator('time').getAttribute('datetime')) ?? '')
    const link = card.getByRole('link', { name: /^Read More/ })
    slugs.push(((await link.getAttribute('href')) ?? '').replace('/blog/', ''))
  }
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(slugs.toSorted()).toEqual(
    ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug)),
  )
  await expectAccessible()
})

test('a word narrows the list, and a word without articles says so', async ({ page }) => {
  await page.goto('/blog')
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await search.fill('ASMR')
  await expect(cards).toHaveCount(1)
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText('No articles found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(cards).toHaveCount(19)
})

test('a card leads to its article, and back @journey', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Read More The Rise of ASMR/ }).click()
  await expect(page).toHaveURL(/\/blog\/rise-of-asmr$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Rise of ASMR')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('feed, sitemap and robots name the site by its own address', async ({ page, site }) => {
  const read = async (path: string) => {
    const reply = await page.request.get(site.url + path)
    expect(reply.status(), path).toBe(200)
    const text = await reply.text()
    expect(text, path).not.toContain('dhvani.invalid')
    return text
  }
  const feed = await read('/feed.xml')
  expect(feed.match(/<item>/g)).toHaveLength(19)
  expect(feed).toContain(`<link>${site.url}/blog/rise-of-asmr</link>`)
  expect(feed).toContain('<pubDate>Tue, 10 Dec 2024 00:00:00 GMT</pubDate>')
  const sitemap = await read('/sitemap.xml')
  for (const slug of ARTICLE_SLUGS) expect(sitemap).toContain(`<loc>${site.url}/blog/${slug}</loc>`)
  for (const path of ['/', '/blog', '/what-is-known', '/contact', '/donate', '/terms', '/privacy'])
    expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`)
  expect(sitemap).toContain(`<loc>${site.url}/beatboxer</loc>`)
  const isXml = await page.evaluate(
    (texts) =>
      texts.map(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') ===
          null,
      ),
    [feed, sitemap],
  )
  expect(isXml).toEqual([true, true])
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})
