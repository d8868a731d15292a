import { press } from '../fixtures/account.ts'
import { givePrices } from '../fixtures/prices.ts'
import type { Way } from './way.ts'

/** A donation. Without a price the page would not ask for it, and the site has none. */
export const giving: Way = {
  at: '/donate',
  prepare: (page) => givePrices(page, { 10: 'price_ten' }),
  reach: (page) => press(page, 'Donate £10'),
  // The site has no key of Stripe, refuses, and the page reports the refusal.
  logged: /Edge Function returned a non-2xx/,
}
