/** The answer to the first of the two confirmations of an e-mail change. */
export const FIRST_OF_TWO =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'
