import { aNewAccount, field, press, welcome } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { linkIn, mailTo } from '../../fixtures/mail.ts'

test('an invitation is accepted: its reader sees whose account it opens, and chooses a password', async ({
  page,
  site,
  expectAccessible,
}) => {
  const newcomer = aNewAccount()
  const { serviceKey, url } = site
  const invited = await fetch(`${url}/auth/v1/invite`, {
    method: 'POST',
    headers: {
      apikey: serviceKey,
      authorization: `Bearer ${serviceKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: newcomer.email }),
  })
  expect(invited.status).toBe(200)
  await page.goto(linkIn(await mailTo(site, newcomer.email, /invited/)))
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
  await expect(page.getByText(newcomer.email)).toBeVisible()
  await expect(page).toHaveURL(`${url}/auth`)
  expect(await page.evaluate(() => localStorage.getItem('dhvani-auth'))).toBeNull()
  await expectAccessible()
  await press(page, 'Yes, open it')
  await field(page, 'New password').fill(newcomer.password)
  await press(page, 'Save password')
  await expect(welcome(page, newcomer)).toBeAttached()
})
