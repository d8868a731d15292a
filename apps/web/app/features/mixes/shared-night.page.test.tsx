import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { giveCredentials, press } from '#pages/fixtures/account.ts'
import { tabInto } from '#pages/fixtures/keyboard.ts'
import { evening } from '#pages/fixtures/night.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onBoth, test, type Page } from '#pages/test.ts'

/** Rain, then Train after half an hour, named Night. */
const FIRST = '/?mix=1.28.a1e0.TmlnaHQ'
const NIGHT = `${FIRST}#night=~1.28.h1e0.~su`

const night = (page: Page) => {
  const shared = page.getByRole('region', { name: 'Shared night' })
  return {
    shared,
    mix: page.getByRole('region', { name: 'Shared mix' }),
    line: home(page).mix.getByRole('button', { name: /until/ }),
    press: (name: string) => shared.getByRole('button', { name, exact: true }),
  }
}

const leaveAndOpen = async (page: Page, address: string) => {
  await page.goto('/contact')
  await page.goto(address)
  await whenWhole(page)
}

/** The link of a ready-made night, from its dialog. */
const shareMonsoon = async (page: Page): Promise<string> => {
  await openMix(page)
  await home(page).mix.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'The night by itself' }).click()
  await page.getByRole('button', { name: 'Share A monsoon night' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true })
  await dialog.getByLabel('Name of the night').fill('A night for Asha')
  const [address = ''] = await dialog.getByText('/?mix=').allTextContents()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return address.slice(address.indexOf('/?mix='))
}

onBoth(
  'a ready-made night is passed on, begins in the place of the own mix, and gives that back',
  async ({ page, openWithRain, expectAccessible }) => {
    await page.clock.install({ time: evening() })
    await openWithRain()
    const link = await shareMonsoon(page)
    await leaveAndOpen(page, link)
    const { shared, press, line } = night(page)
    await expect(shared.getByRole('heading', { name: 'A night for Asha' })).toBeVisible()
    await expect(shared.getByText(/^Train and Breeze until \d+:\d\d .M, then /)).toBeVisible()
    await expect(shared.getByText(/sunrise (in|by)/)).toBeVisible()
    await expectAccessible()
    await press('Share this night').click()
    await expect(page.getByText(link)).toBeVisible()
    await page.keyboard.press('Escape')
    await tabInto(page, press('Play instead of mine'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('A night for Asha has begun')).toBeVisible()
    await expect(shared).toHaveCount(0)
    await openMix(page)
    await expect(line).toHaveText(/^Train and Breeze until/)
    await page.getByRole('button', { name: 'Bring back my mix' }).press('Enter')
    await expect(home(page).mix.getByRole('slider', { name: 'Train volume' })).toHaveCount(0)
    await expect(
      home(page).mix.getByRole('slider', { name: 'Rain volume', exact: true }),
    ).toHaveAttribute('aria-valuenow', '50')
    await expect(line).toHaveCount(0)
  },
)

test('a night that cannot be read is a sentence, and the mix it begins with is offered', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await addToMix(page, 'Koel Singing')
  const { mix, shared } = night(page)
  const broken = [
    'x'.repeat(20_000),
    '<img src=x onerror=alert(1)>~1.28.h1e0.~su',
    '%E0%A4%A~1.28.h1e0.~su',
    '~1.28.h1e0.~szzz',
  ]
  for (const hash of broken) {
    await leaveAndOpen(page, `${FIRST}#night=${hash}`)
    await expect(mix.getByRole('alert')).toHaveText(
      'Dhvani cannot read the night of this link. Here is the mix it begins with.',
    )
  }
  await leaveAndOpen(page, `${FIRST}#night=~1.28.Z1e0.~su`)
  await expect(mix.getByRole('alert')).toHaveText(/^Most of this night is not here yet\./)
  await expect(mix.getByRole('button', { name: 'Add to mine' })).toBeEnabled()
  await expect(shared).toHaveCount(0)
  await openMix(page)
  await expect(home(page).mix.getByRole('listitem')).toHaveCount(1)
})

test('the night of a visitor begins after the sign-in', async ({ page, account }) => {
  await page.goto(NIGHT)
  await whenWhole(page)
  await night(page).press('Start this night').click()
  await expect(page.getByText(/Night/).first()).toBeVisible()
  // A browser without a trace of an account opens on Sign Up.
  await press(page, 'Sign In')
  await giveCredentials(page, account)
  await expect(page.getByText('Night has begun')).toBeVisible()
  await expect(night(page).line).toHaveText(/^Rain until \d+:\d\d .M, then Train$/)
})

test('in Hindi, a shared night and its line are in Hindi', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await leaveAndOpen(page, `/hi${NIGHT.slice(1)}`)
  const shared = page.getByRole('region', { name: 'शेयर की हुई रात' })
  await expect(shared.getByText(/तक बारिश, फिर रेलगाड़ी/)).toBeVisible()
})
