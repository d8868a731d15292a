import { m } from '#messages'

/** @returns the text for an error code about linked accounts; `undefined` for other codes */
export const identityProblem = (code: string | undefined): string | undefined => {
  switch (code) {
    case 'identity_already_exists':
      return m.account_identity_exists()
    case 'identity_not_found':
      return m.account_identity_gone()
    case 'single_identity_not_deletable':
      return m.account_identity_single()
    case 'manual_linking_disabled':
      return m.account_identity_disabled()
    default:
      return undefined
  }
}
