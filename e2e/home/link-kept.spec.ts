import { untilKept } from '../fixtures/offline.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Rain alone, in a mix called Monsoon. */
const MIX = `/?mix=1.28.a1s0.${Buffer.from('Monsoon').toString('base64url')}`
const BEAT = `/beatboxer?beat=1.96.70.0a280&title=${Buffer.from('Evening').toString('base64url')}`

test('a link is not kept for offline use; the page behind it is', async ({ page }) => {
  await page.goto('/terms')
  await untilKept(page)
  await page.reload()
  const titleOf = (path: string) =>
    page.evaluate(async (address) => {
      const kept = await caches.match(address, { cacheName: 'dhvani-pages' })
      return /<title>([^<]*)/.exec((await kept?.text()) ?? '')?.[1]
    }, path)
  for (const [link, own, plain] of [
    [MIX, 'Monsoon | Dhvani', 'Indian Ambient Sound Mixer | Dhvani'],
    [BEAT, 'Evening | Dhvani', 'Desi Beatboxer | Dhvani'],
  ] as const) {
    const answer = await page.goto(link)
    expect(await answer?.text()).toContain(`<title>${own}</title>`)
    await expect.poll(() => titleOf(link.split('?')[0] ?? '')).toBe(plain)
  }
})
