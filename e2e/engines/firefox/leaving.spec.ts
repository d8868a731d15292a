import { expect, test } from './test.ts'

/*
 * Firefox rejects the imports of a page that is being left; the other engines leave them open. The page
 * must not take the rejection for code that does not arrive.
 */

test('an address that is opened while another page is on its way is the one that opens', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.locator('[data-new-version]')).toBeAttached()
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click()
    location.assign('/privacy')
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
  await expect(page.locator('[data-new-version]')).toBeAttached()
  await expect(page).toHaveURL(/\/privacy$/)
})

test('a page that is left while the parts for listeners come shows no failure', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = () => {
      if (/Something went wrong|could not be loaded/.test(document.body?.textContent ?? ''))
        sessionStorage.setItem('seen', document.body.innerText)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
    const { fetch } = window
    window.fetch = (input, init) => {
      const isPart = typeof input === 'string' && input.includes('/assets/listening-')
      if (!isPart || sessionStorage.getItem('left') !== null) return fetch(input, init)
      sessionStorage.setItem('left', '')
      const asked = fetch(input, init)
      location.assign('/terms')
      return asked
    }
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  await expect(page.locator('[data-new-version]')).toBeAttached()
  const noted = await page.evaluate(() => ({
    left: sessionStorage.getItem('left'),
    seen: sessionStorage.getItem('seen'),
  }))
  expect(noted).toEqual({ left: '', seen: null })
})
