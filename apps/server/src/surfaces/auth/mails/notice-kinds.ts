/** A change of an account that its owner is told of. */
export type NoticeKind =
  | 'password_changed'
  | 'phone_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_added'
  | 'factor_removed'

export type NoticeWords = {
  readonly subject: string
  readonly lead: string
  /** What to do where the owner did not make the change. */
  readonly undo: string
}
