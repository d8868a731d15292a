import { expectSound } from '../fixtures/audio-tap.ts'
import { home } from '../fixtures/home.ts'
import { giveCredentials, press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'a visitor who adds a sound signs in and finds it in the mix',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await page.goto('/')
    const { mix, card } = home(page)
    await card('Sea Waves').click()
    await page.getByRole('button', { name: 'Add to Mix' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // A browser without a trace of an account opens on Sign Up.
    await press(page, 'Sign In')
    await giveCredentials(page, account)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(card('Sea Waves')).toHaveAttribute('aria-pressed', 'true')
    await expectSound(page, 'and it is heard', -70)
  },
)
