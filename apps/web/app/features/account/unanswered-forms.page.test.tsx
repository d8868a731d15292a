import { inject } from 'vitest'
import { field, press } from '#pages/fixtures/account.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onPhone, type Page } from '#pages/test.ts'

type Form = {
  readonly path: string
  /** The request that fails. */
  readonly request: RegExp
  send(page: Page): Promise<void>
}

const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

const ADDRESS = { Email: 'meera@example.com' }
const PASSWORD = { Password: 'moonlit courtyard 7' }

const withAddress = (action: string, mode?: string) => async (page: Page) => {
  if (mode !== undefined) await press(page, mode)
  await fillIn(page, ADDRESS)
  await press(page, action)
}

const FORMS: Readonly<Record<string, Form>> = {
  'a sign-up': {
    path: '/auth?mode=sign-up',
    request: /\/auth\/v1\/signup/,
    send: async (page) => {
      await fillIn(page, { Name: 'Meera', ...ADDRESS, ...PASSWORD })
      await press(page, 'Sign Up')
    },
  },
  'a sign-in': {
    path: '/auth',
    request: /\/auth\/v1\/token/,
    send: async (page) => {
      await fillIn(page, { ...ADDRESS, ...PASSWORD })
      await press(page, 'Sign In')
    },
  },
  'a reset': {
    path: '/auth',
    request: /\/auth\/v1\/recover/,
    send: withAddress('Send Reset Link', 'Forgot password?'),
  },
  'a message': {
    path: '/contact',
    request: /\/rest\/v1\/contact_messages/,
    send: async (page) => {
      await fillIn(page, { Name: 'Meera', ...ADDRESS, Message: 'A river, at night.' })
      await press(page, 'Send Message')
    },
  },
  'a gift': {
    path: '/donate',
    request: /\/functions\/v1\/create-checkout/,
    send: (page) => press(page, 'Donate £50'),
  },
}

const JSON_BODY = { contentType: 'application/json', body: '{}' }
const HTML_BODY = { contentType: 'text/html', body: '<h1>Bad gateway</h1>' }

const ANSWERS = inject('isWholeRing')
  ? [429, 500, 502, 503, 504].flatMap((status) => [
      { status, ...JSON_BODY },
      { status, ...HTML_BODY },
    ])
  : [
      { status: 504, ...HTML_BODY },
      { status: 500, ...JSON_BODY },
    ]

/** Sentences for a person: no words of a protocol. */
const CODE = /[{}<>]|HTTP|undefined|upstream|gateway/i

const cases = Object.entries(FORMS).flatMap(([name, form]) => [
  ...ANSWERS.map((answer) => ({
    name,
    form,
    how: `${answer.status} ${answer.contentType}`,
    answer,
  })),
  { name, form, how: 'nothing', answer: undefined },
])

onPhone.for(cases)(
  '$name that is answered by $how says so in view, and keeps the focus',
  async ({ form, answer }, { page, service }) => {
    page.problems.allow(/./)
    service.configure({ donationPrices: { 10: 'price_a', 50: 'price_b', 100: 'price_c' } })
    await page.goto(form.path)
    await whenWhole(page)
    await page.route(form.request, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await form.send(page)
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    await expect(alert.first()).toBeInViewport({ ratio: 1 })
    expect(await alert.first().textContent()).not.toMatch(CODE)
    // Not lost: the next press of Tab, and a screen reader, go on from where the person was.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('form, li')?.nodeName))
      .toMatch(/FORM|LI/)
  },
)
