import { asciiDigits } from '#lib/language/ascii-digits.ts'

/** Whom a listener pays: a virtual payment address and the name that the payer's app shows beside it. */
export type Payee = { readonly id: string; readonly name: string }

/** The general limit of one UPI payment: a lakh. */
export const MOST_RUPEES = 100_000

/** Whole rupees in the digits of any script, grouped in any way; paise only where there are none. */
const WHOLE = /^₹?(\p{Nd}+)(?:\.\p{Nd}{0,2})?$/u

/** @returns the whole rupees that a listener typed, or `undefined` where that is no amount from 1 to `MOST_RUPEES` */
export const readRupees = (typed: string): number | undefined => {
  const [written = '', whole = ''] = WHOLE.exec(typed.replaceAll(/[\s,]/g, '')) ?? []
  const rupees = Number(asciiDigits(whole))
  const hasPaise = /[1-9]/.test(asciiDigits(written.split('.')[1] ?? ''))
  return rupees >= 1 && rupees <= MOST_RUPEES && !hasPaise ? rupees : undefined
}

/**
 * The link that opens a phone's UPI apps with everything filled in (NPCI, *UPI Linking Specifications*, version 1.6).
 *
 * The address keeps its `@`, as in the examples of NPCI. Spaces are `%20`: a `+` is a plus in such a link.
 */
export const upiLink = ({ id, name }: Payee, rupees: number): string =>
  `upi://pay?pa=${id}&pn=${encodeURIComponent(name)}&am=${rupees}.00&cu=INR&tn=Dhvani`
