import { aNewAccount } from '../../fixtures/account.ts'
import { hindi } from '../../fixtures/hindi.ts'
import { switchLanguage } from '../../fixtures/switch-language.ts'
import { expect, test } from '../../fixtures/test.ts'

test(
  'what a visitor has typed is still there in another language, and gone on another page',
  { tag: '@desktop' },
  async ({ page }) => {
    const { name, email, password } = aNewAccount()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    const filled = [
      ['Name', name],
      ['Email', email],
      ['Password', password],
    ] as const
    for (const [label, text] of filled) await page.getByLabel(label, { exact: true }).fill(text)

    await switchLanguage(page, 'हिन्दी')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('sign_up'))
    for (const [key, text] of [
      ['auth_name', name],
      ['auth_email', email],
      ['auth_password', password],
    ] as const)
      await expect(page.getByLabel(hindi(key), { exact: true })).toHaveValue(text)
    await switchLanguage(page, 'English')
    for (const [label, text] of filled)
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await page.goBack()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  },
)

test(
  'the account keeps a half-typed name when its owner chooses other digits',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await page.goto('/hi/account')
    const name = page.getByLabel(hindi('account_name_label'), { exact: true })
    await name.fill('Half a name')
    const digits = page.getByRole('group', { name: hindi('digits_title') })
    await digits.getByText('१२३').click()
    await expect(digits.getByRole('radio', { name: '१२३' })).toBeFocused()
    await expect(name).toHaveValue('Half a name')
  },
)
