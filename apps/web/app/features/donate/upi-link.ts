/** Whom a listener pays: a virtual payment address and the name that the payer's app shows beside it. */
export type Payee = { readonly id: string; readonly name: string }

/** The general limit of one UPI payment: a lakh. */
export const MOST_RUPEES = 100_000

/** @returns the whole rupees that a listener typed, or `undefined` where that is no amount from 1 to `MOST_RUPEES` */
export const readRupees = (typed: string): number | undefined => {
  const rupees = Number(typed.trim().replaceAll(',', ''))
  return Number.isInteger(rupees) && rupees >= 1 && rupees <= MOST_RUPEES ? rupees : undefined
}

/**
 * The link that opens a phone's UPI apps with everything filled in (NPCI, *UPI Linking Specifications*, version 1.6).
 *
 * The address keeps its `@`, as in the examples of NPCI. Spaces are `%20`: a `+` is a plus in such a link.
 */
export const upiLink = ({ id, name }: Payee, rupees: number): string =>
  `upi://pay?pa=${id}&pn=${encodeURIComponent(name)}&am=${rupees}.00&cu=INR&tn=Dhvani`
