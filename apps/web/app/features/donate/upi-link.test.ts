import { expect, it } from 'vitest'
import { readRupees, upiLink } from './upi-link.ts'

it('names address, payee, amount, currency and purpose', () => {
  const link = new URL(upiLink({ id: 'dhvani.trust@okbank', name: 'Asha & Sons Trust' }, 501))
  expect(link.protocol).toBe('upi:')
  expect(link.host).toBe('pay')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: 'dhvani.trust@okbank',
    pn: 'Asha & Sons Trust',
    am: '501.00',
    cu: 'INR',
    tn: 'Dhvani',
  })
})

it('keeps the sign in the address, and writes no space as a plus', () => {
  const link = upiLink({ id: 'a@b', name: 'ध्वनि न्यास ट्रस्ट' }, 1)
  expect(link).toContain('pa=a@b&')
  expect(link).not.toContain('+')
})

it.each([
  ['101', 101],
  [' 1,00,000 ', 100_000],
  ['1', 1],
  ['75.00', 75],
  ['₹ 501', 501],
  ['१,००१', 1001],
])('reads %j as an amount', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees)
})

it.each(['', '0', '-5', '100001', '1.5', '1e9', '1e3', '0x10', '75.5', 'abc'])(
  'takes %j for no amount',
  (typed) => {
    expect(readRupees(typed)).toBeUndefined()
  },
)
