/** What both ways of verifying say while the other address of an e-mail change is unconfirmed. */
export const FIRST_OF_TWO =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'
