import { createAccount, openSignedIn } from '../../fixtures/account.ts'
import { addToMix, home } from '../../fixtures/home.ts'
import { openReleases, releaseOf } from '../../fixtures/releases.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test('a mix plays on over a new release, which comes when the mix is paused', async ({
  page,
  problems,
}) => {
  // The server is away for a moment.
  problems.allow(/NetworkError|NS_ERROR/)
  const releases = await openReleases()
  try {
    const { site, earlier, later } = releases
    await openSignedIn(page, site, await createAccount(site), site.url)
    await addToMix(page, 'Rain')
    await expectHeard('the mix is heard')
    expect(await releaseOf(page)).toBe(earlier)
    await expect(page.locator('[data-new-version]')).toBeAttached()

    await releases.update()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('A newer Dhvani is ready')).toBeVisible()
    await page.getByRole('button', { name: 'Load it now' }).click()
    await expect(page.getByText('It waits until nothing is playing')).toBeVisible()
    // The code of this page was not loaded yet; it comes from the earlier release.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact')
    expect(await releaseOf(page)).toBe(earlier)
    await expectHeard('the mix is still heard')

    await home(page).mix.getByRole('button', { name: 'Pause all' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect.poll(() => releaseOf(page)).toBe(later)
    await expect(home(page).mix.getByRole('button', { name: 'Play all' })).toBeVisible()
  } finally {
    await releases.site.stop()
  }
})
