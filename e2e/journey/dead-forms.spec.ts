import type { Locator, Page } from '@playwright/test'
import { aNewAccount, field, welcome, type Account } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/weak-site.ts'

/** Longer than a page waits for an answer. */
const DEAD_MS = 31_000

type Form = {
  readonly path: string
  readonly isSignedIn?: boolean
  /** The request that is never answered. */
  readonly request: RegExp
  readonly send: string
  /** @returns what the fields hold, by their names */
  fill(page: Page, account: Account): Promise<Readonly<Record<string, string>>>
  /** What says that it was done. */
  done(page: Page, account: Account): Locator
}

const fillFields = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  return values
}

const FORMS: Readonly<Record<string, Form>> = {
  'signing in': {
    path: '/auth',
    request: /\/auth\/v1\/token/,
    send: 'Sign In',
    fill: (page, { email, password }) => fillFields(page, { Email: email, Password: password }),
    done: welcome,
  },
  'signing up': {
    path: '/auth?mode=sign-up',
    request: /\/auth\/v1\/signup/,
    send: 'Sign Up',
    fill: (page) => {
      const { email, name, password } = aNewAccount()
      return fillFields(page, { Name: name, Email: email, Password: password })
    },
    done: (page) => page.getByText('Check your email to confirm your account.').first(),
  },
  'a message': {
    path: '/contact',
    request: /\/rest\/v1\/contact_messages/,
    send: 'Send Message',
    fill: (page) =>
      fillFields(page, {
        Name: 'Meera',
        Email: 'meera@example.com',
        Message: 'A river, at night.',
      }),
    done: (page) => page.getByText('Message sent!').first(),
  },
  'a new name': {
    path: '/account',
    isSignedIn: true,
    request: /\/auth\/v1\/user/,
    send: 'Save name',
    fill: (page) => fillFields(page, { 'Your name': 'Asha of the river' }),
    done: (page) => page.getByText('Your name is saved').first(),
  },
}

for (const [name, form] of Object.entries(FORMS))
  test(
    `${name} on a dead line: the wait is named, its end too, and what was typed stays`,
    { tag: '@desktop' },
    async ({ page, line, account, problems, openSignedIn }) => {
      problems.allow(/No answer from|ERR_ABORTED|AuthRetryableFetchError/)
      await page.clock.install()
      if (form.isSignedIn) await openSignedIn(form.path)
      else await page.goto(form.path)
      const typed = await form.fill(page, account)
      const button = page.getByRole('main').getByRole('button', { name: form.send, exact: true })
      line.hold(form.request)
      const asked = page.waitForRequest(form.request)
      await button.click()
      await asked
      await expect(page.getByRole('status')).toHaveText('Waiting for the server…')
      await page.clock.fastForward(DEAD_MS)
      await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.")
      await expect(page.getByRole('status')).toBeEmpty()
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label)).toHaveValue(value)
      line.mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(form.done(page, account)).toBeAttached()
      await expect(page.getByRole('alert')).toBeHidden()
    },
  )
