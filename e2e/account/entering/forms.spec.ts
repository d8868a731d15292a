import { aNewAccount, field, press } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'

test('each problem is named beside its field, and the first such field has the focus', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/auth?mode=sign-up')
  await field(page, 'Email').fill('asha at example')
  await press(page, 'Sign Up')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Please tell us your name.')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/not look like an email/)
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Please enter a password/)
  await expectAccessible()
  await field(page, 'Name').fill('Asha')
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await press(page, 'Sign Up')
  await expect(field(page, 'Email')).toBeFocused()
})

test('a weak password is told by the service, beside the field and in a toast', async ({
  page,
  problems,
}) => {
  problems.allow(/422/)
  await page.goto('/auth?mode=sign-up')
  await field(page, 'Name').fill('Asha')
  await field(page, 'Email').fill(aNewAccount().email)
  await field(page, 'Password').fill('tabla')
  await press(page, 'Sign Up')
  await expect(page.getByRole('alert')).toContainText('Password should be at least 8 characters.')
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/at least 8 characters/)
  await expect(field(page, 'Password')).toBeFocused()
})

test('a hint says how good a new password is; an old password has no hint', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/auth?mode=sign-up')
  await field(page, 'Name').fill('Meera Sitarist')
  const password = field(page, 'Password')
  await expect(password).toHaveAccessibleDescription('At least 8 characters')
  for (const [typed, said] of [
    ['tabla', 'Add 3 more characters'],
    ['tablata', 'Add one more character'],
    ['sitarist1', 'Easy to guess'],
    ['tqxbvrmz7', 'Good.'],
    ['quiet-river-at-dawn', 'Strong.'],
  ] as const) {
    await password.fill(typed)
    await expect(password).toHaveAccessibleDescription(new RegExp(said))
    await expectAccessible()
  }
  await press(page, 'Sign In')
  await expect(password).toHaveValue('quiet-river-at-dawn')
  await expect(password).toHaveAccessibleDescription('')
})

test(
  'the hint asks for as many characters as the site does',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch()
      const config = (await response.json()) as object
      await route.fulfill({ response, json: { ...config, passwordMinLength: 12 } })
    })
    await page.goto('/auth?mode=sign-up')
    const password = field(page, 'Password')
    await expect(password).toHaveAccessibleDescription('At least 12 characters')
    await password.fill('quiet-river')
    await expect(password).toHaveAccessibleDescription('Add one more character.')
  },
)

test('the fields tell password managers what they hold', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/auth')
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
  await press(page, 'Sign Up')
  await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name')
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
  await press(page, 'Enter the code from the email')
  await expect(field(page, 'Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field(page, 'Code')).toHaveAttribute('inputmode', 'numeric')
})

test('password fields hide what is typed, and let people paste', async ({ page }) => {
  for (const mode of ['sign-in', 'sign-up']) {
    await page.goto(`/auth?mode=${mode}`)
    const password = field(page, 'Password')
    await password.fill('quiet-river')
    await expect(password).toHaveAttribute('type', 'password')
    const isLeftToTheBrowser = await password.evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    )
    expect(isLeftToTheBrowser).toBe(true)
  }
})

test('a service that cannot be reached is an unexpected error, and the form stays', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|uncaught: No answer from/)
  await page.goto('/auth')
  await field(page, 'Email').fill('asha@example.com')
  await field(page, 'Password').fill('quiet river')
  await page.route(/\/auth\/v1\/token/, (route) => route.abort())
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred')
  await expect(field(page, 'Password')).toHaveValue('quiet river')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
})

test(
  'the focus waits at the heading when a button leads to another mode',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/auth?mode=sign-up')
    await expect(page.getByRole('heading', { name: 'Sign Up' })).not.toBeFocused()
    await press(page, 'Enter the code from the email')
    await expect(page.getByRole('heading', { name: 'Enter the code from the email' })).toBeFocused()
    await press(page, 'Back')
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused()
  },
)

test('a signed-in person is sent on from every mode', async ({ page, site, openSignedIn }) => {
  await openSignedIn()
  for (const mode of ['', '?mode=sign-up', '?mode=reset', '?mode=link']) {
    await page.goto(`/auth${mode}`)
    await expect(page).toHaveURL(`${site.url}/`)
  }
})
