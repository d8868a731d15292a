import { factorsOf } from '../../fixtures/factors.ts'
import { codeIn, wrongCode } from '../../fixtures/mail.ts'
import { createAccount, welcome, field, press, giveCredentials } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/equipped.ts'

const PHONE = '919876543210'

test('a text message is sent when it is asked for, and its code is the second step', async ({
  page,
  site,
  smsCarrier,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/)
  const account = await createAccount(site)
  const newestCode = async (count: number) => {
    await expect.poll(() => smsCarrier.messagesTo(PHONE)).toHaveLength(count)
    return codeIn(smsCarrier.messagesTo(PHONE).at(-1) ?? '')
  }
  const factors = await factorsOf(site, account)
  await factors.addPhone(`+${PHONE}`, () => newestCode(1))

  await page.goto('/auth')
  await giveCredentials(page, account)
  await expect(page.getByRole('heading', { name: 'Text message (Mobile)' })).toBeVisible()
  expect(smsCarrier.messagesTo(PHONE), 'no message is sent unasked').toHaveLength(1)
  await expectAccessible()
  await press(page, 'Send me a code')
  const right = await newestCode(2)
  const code = field(page, 'Code')
  await expect(code).toBeFocused()
  await expectAccessible()
  await code.fill(wrongCode(right))
  await press(page, 'Confirm')
  await expect(page.getByRole('alert')).toContainText('Invalid MFA Phone code entered')
  await code.fill(right)
  await press(page, 'Confirm')
  await expect(welcome(page, account)).toBeAttached()
})
