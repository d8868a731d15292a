import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { tabInto } from '#pages/fixtures/keyboard.ts'
import { watchLockScreen } from '#pages/fixtures/lock-screen.ts'
import { night, openNight } from '#pages/fixtures/night.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onBoth, onPhone, test, type Page } from '#pages/test.ts'

/** Rain at 30 and Train at 60, named Night. */
const NIGHT = '/?mix=1.1o.a0u0h1o0.TmlnaHQ'

const shared = (page: Page) => page.getByRole('region', { name: 'Shared mix' })

const tracks = (page: Page) => home(page).mix.getByRole('listitem')

const volumeOf = (page: Page, name: string) =>
  home(page).mix.getByRole('slider', { name: `${name} volume`, exact: true })

const leaveAndOpen = async (page: Page, address: string) => {
  await page.goto(address)
  await whenWhole(page)
}

onBoth(
  'a shared mix is added to the own one, or plays instead of it',
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    await addToMix(page, 'Koel Singing')

    await leaveAndOpen(page, NIGHT)
    await shared(page).getByRole('button', { name: 'Add to mine' }).click()
    await expect(page.getByText('Night is in your mix')).toBeVisible()
    await openMix(page)
    await expect(tracks(page)).toHaveCount(3)
    await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '30')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tracks(page)).toHaveCount(2)
    await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '50')
    await expect(volumeOf(page, 'Koel Singing')).toBeVisible()

    await leaveAndOpen(page, NIGHT)
    await shared(page).getByRole('button', { name: 'Play instead of mine' }).click()
    await openMix(page)
    await expect(volumeOf(page, 'Koel Singing')).toHaveCount(0)
    await expect(tracks(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Bring back my mix' }).click()
    await expect(volumeOf(page, 'Koel Singing')).toBeVisible()
    await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '50')
  },
)

test('by keyboard Undo is one key away, and the focus is not lost with its toast', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await leaveAndOpen(page, NIGHT)
  await tabInto(page, shared(page).getByRole('button', { name: 'Add to mine' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Night is in your mix')).toBeVisible()
  await openMix(page)
  await expect(tracks(page)).toHaveCount(2)
  await home(page).card('Koel Singing').focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(home(page).card('Koel Singing')).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect(tracks(page)).toHaveCount(1)
  await expect(home(page).card('Koel Singing')).toBeFocused()
})

onPhone(
  'a friend’s link is the page from the first paint, moves nothing, and is passed on',
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { name: '', sounds: '', moved: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += Number(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
      // The scripts of the page are modules, and run later.
      document.addEventListener('readystatechange', () => {
        if (seen.name !== '') return
        const region = document.querySelector('[aria-label="Shared mix"]')
        seen.name = region?.querySelector('h2')?.textContent ?? ''
        seen.sounds = [...(region?.querySelectorAll('li:not([hidden])') ?? [])]
          .map(({ textContent }) => textContent)
          .join(', ')
      })
    })
    await leaveAndOpen(page, NIGHT)
    await expect(shared(page).getByRole('button', { name: 'Play preview' })).toBeEnabled()
    await expect(shared(page)).toHaveCount(1)
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { moved: number })
    expect(seen).toMatchObject({ name: 'Night', sounds: 'Rain30%, Train60%' })
    expect(seen.moved).toBeLessThan(0.02)
    await shared(page).getByRole('button', { name: 'Share mix' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share', exact: true })
    await expect(dialog.getByText('/?mix=')).toBeVisible()
  },
)

/** A tanpura in G3 with a round of four seconds, beside rain. */
const WITH_TANPURA =
  '/?mix=1.28.a1e0T1e0.&tanpura=1tudc_G3_0_440_Pa_4_usual_usual_usual_60_4_50_40_1'

onBoth(
  'a link brings a tanpura of the practice room into the mix',
  async ({ page, openSignedIn }) => {
    await openSignedIn(WITH_TANPURA)
    await expect(shared(page).getByText('Tanpura (live)')).toBeVisible()
    await shared(page).getByRole('button', { name: 'Add to Mix' }).click()
    await openMix(page)
    await expect(tracks(page)).toHaveCount(2)
    await expect(volumeOf(page, 'Tanpura (live)')).toHaveAttribute('aria-valuenow', '50')
    await page.getByRole('button', { name: 'Your mixes' }).click()
    const mixes = page.getByRole('dialog', { name: 'Your mixes' })
    await mixes.getByRole('button', { name: 'Share mix' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share', exact: true })
    await expect(dialog.getByText(/&tanpura=1tudc_G3_/)).toBeVisible()
  },
)

onBoth(
  'a shared mix keeps its name, and is shared before it is saved',
  async ({ page, openSignedIn }) => {
    await openSignedIn(NIGHT)
    await shared(page).getByRole('button', { name: 'Add to Mix' }).click()
    await page.getByRole('button', { name: 'Your mixes' }).click()
    const mixes = page.getByRole('dialog', { name: 'Your mixes' })
    await mixes.getByRole('button', { name: 'Save mix' }).click()
    await expect(page.getByRole('dialog', { name: 'Save mix' }).getByLabel('Name')).toHaveValue(
      'Night',
    )
    await page.keyboard.press('Escape')
    await mixes.getByRole('button', { name: 'Share mix' }).click()
    await expect(page.getByRole('dialog', { name: 'Share', exact: true })).toBeVisible()
  },
)

/** Takes the friend's mix at this address before the code has come that restores the own one, and lets that code come. */
const addBeforeOwn = async (page: Page, address: string) => {
  const restoring = Promise.withResolvers<void>()
  await page.route('**/assets/connect-mix-*.js', async (route) => {
    await restoring.promise
    await route.continue()
  })
  await page.goto(address)
  await shared(page).getByRole('button', { name: 'Add to Mix' }).click()
  await expect(page.getByText('Night is in your mix')).toBeVisible()
  restoring.resolve()
}

test('a mix that is added before the own one is back joins it', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await addToMix(page, 'Koel Singing')
  await addBeforeOwn(page, NIGHT)
  await openMix(page)
  await expect(tracks(page)).toHaveCount(3)
  await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '30')
  await expect(volumeOf(page, 'Koel Singing')).toBeVisible()
  await expect(page.getByText('Your earlier mix can still come back')).toHaveCount(0)
})

test('a mix that is added before it is known that there is no own one keeps its hour and its name', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await addBeforeOwn(page, `${NIGHT}&seed=7`)
  await openMix(page)
  await expect(home(page).mix.getByText('Night', { exact: true }).first()).toBeVisible()
  await home(page).mix.getByRole('button', { name: 'Share mix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true })
  await dialog.getByRole('checkbox', { name: 'Both of you hear the same hour' }).check()
  await expect(dialog.getByText(/&seed=7$/)).toBeVisible()
})

test('a button of a friend’s link that is pressed before the code of the mix is there is pressed again in it', async ({
  page,
}) => {
  const arriving = Promise.withResolvers<void>()
  await page.route('**/assets/shared-mix-*.js', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.goto(NIGHT)
  const play = shared(page).getByRole('button', { name: 'Play preview' })
  await play.click()
  await expect(play).toHaveAttribute('data-taken', '')
  arriving.resolve()
  await expect(shared(page).getByRole('button', { name: 'Pause preview' })).toBeFocused()
  await expect(page.locator('[data-taken]')).toHaveCount(0)
})

onBoth(
  'the name of a friend’s mix is on the lock screen and in night mode',
  async ({ page, openSignedIn }) => {
    const lockScreen = await watchLockScreen(page)
    await openSignedIn(NIGHT)
    await shared(page).getByRole('button', { name: 'Add to Mix' }).click()
    await expect.poll(lockScreen.title).toBe('Night')
    await openNight(page)
    await expect(night(page).screen.getByText('Night', { exact: true })).toBeVisible()
  },
)

test('the own mix that comes back has not the name of the friend’s mix, though it has its sounds', async ({
  page,
  openWithRain,
}) => {
  const lockScreen = await watchLockScreen(page)
  await openWithRain()
  await addToMix(page, 'Train')
  await leaveAndOpen(page, NIGHT)
  await shared(page).getByRole('button', { name: 'Play instead of mine' }).click()
  await expect.poll(lockScreen.title).toBe('Night')
  await page.getByRole('button', { name: 'Bring back my mix' }).click()
  await home(page).mix.getByRole('button', { name: 'Play all' }).click()
  await expect.poll(lockScreen.title).toBe('Rain, Train')
})
