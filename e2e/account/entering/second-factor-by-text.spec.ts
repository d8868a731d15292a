import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createAccount, giveCredentials } from '../../fixtures/account.ts'
import { factorsOf } from '../../fixtures/factors.ts'
import { startSite, type Site } from '../../fixtures/site.ts'
import { expect, test as base } from '../../fixtures/both-themes.ts'

/** What a provider of text messages was asked to send, newest last. */
type Phone = { readonly url: string; readonly messages: string[]; stop(): void }

const startPhone = async (): Promise<Phone> => {
  const messages: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      messages.push(new URLSearchParams(body).get('Body') ?? '')
      response.end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, messages, stop: () => void server.close() }
}

const test = base.extend<object, { phone: Phone; site: Site }>({
  phone: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const phone = await startPhone()
      await use(phone)
      phone.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ phone }, use) => {
      const site = await startSite({ SMS_API_URL: phone.url, SMS_API_TOKEN: 'token' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('a text message is sent when it is asked for, and its code is the second step', async ({
  page,
  site,
  phone,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/)
  const account = await createAccount(site)
  const newestCode = async (count: number) => {
    await expect.poll(() => phone.messages.length).toBe(count)
    return /\d{6}/.exec(phone.messages.at(-1) ?? '')?.[0] ?? ''
  }
  const factors = await factorsOf(site, account)
  await factors.addPhone('+919876543210', () => newestCode(1))

  await page.goto('/auth')
  await giveCredentials(page, account)
  await expect(page.getByRole('heading', { name: 'Text message (Mobile)' })).toBeVisible()
  expect(phone.messages, 'nothing is sent unasked').toHaveLength(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  const right = await newestCode(2)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expectAccessible()
  await code.fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid MFA Phone code entered')
  await code.fill(right)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeAttached()
})
