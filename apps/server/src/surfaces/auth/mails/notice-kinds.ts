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

export const NOTICE_BUTTON = 'Choose a new password'

export const NOTICE_WORDS: Readonly<Record<NoticeKind, NoticeWords>> = {
  password_changed: {
    subject: 'Your password was changed',
    lead: 'Your account has a new password. Every other device is signed out.',
    undo: 'If this was not you, choose a new password now: it signs out every other device once more.',
  },
  phone_changed: {
    subject: 'Your phone number was changed',
    lead: 'Your account has a new phone number, which can be used to sign in.',
    undo: 'If this was not you, choose a new password now, and write to us so that we remove the number.',
  },
  identity_linked: {
    subject: 'A way to sign in was added',
    lead: 'Your account can now be opened with an account of another service.',
    undo: 'If this was not you, choose a new password now. Then open your account page and unlink what you do not know under "Ways to sign in".',
  },
  identity_unlinked: {
    subject: 'A way to sign in was removed',
    lead: 'Your account can no longer be opened with an account of another service.',
    undo: 'If this was not you, choose a new password now. Then link that service again on your account page.',
  },
  factor_added: {
    subject: 'Two-step verification was changed',
    lead: 'Your account has a new second step, which is asked for at every sign-in.',
    undo: 'If this was not you, choose a new password now, and write to us so that we remove the step.',
  },
  factor_removed: {
    subject: 'Two-step verification was changed',
    lead: 'A second step was removed from your account. A sign-in no longer asks for it.',
    undo: 'If this was not you, choose a new password now. Then set a second step up again on your account page.',
  },
}
