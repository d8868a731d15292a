/** What a mail is for. Each kind has its own words. */
export type MailKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'

export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  /** Absent where there is no link. */
  readonly button?: string
  readonly codeLead: string
  readonly footer: string
}

const IGNORE = 'If this was not you, you can ignore this email: nothing will change.'

/** Subjects of docs/contract/auth.md §11; the rest in Dhvani's own words. */
export const MAIL_WORDS: Readonly<Record<MailKind, MailWords>> = {
  signup: {
    subject: 'Confirm your email address',
    heading: 'Welcome to Dhvani',
    lead: 'One step is left: confirm that this address is yours.',
    button: 'Confirm my address',
    codeLead: 'Or enter this code where you signed up:',
    footer: IGNORE,
  },
  recovery: {
    subject: 'Reset your password',
    heading: 'A new password',
    lead: 'Somebody, hopefully you, asked to reset the password of this account.',
    button: 'Choose a new password',
    codeLead: 'Or enter this code where you asked for it:',
    footer: IGNORE,
  },
  magiclink: {
    subject: 'Your sign-in link',
    heading: 'Sign in to Dhvani',
    lead: 'This link signs you in, once and without a password.',
    button: 'Sign in',
    codeLead: 'Or enter this code where you asked for it:',
    footer: IGNORE,
  },
  invite: {
    subject: "You've been invited",
    heading: 'You are invited to Dhvani',
    lead: 'An account was made for you. Accept, and choose a password.',
    button: 'Accept the invitation',
    codeLead: 'Or enter this code where you are asked for it:',
    footer: 'If you did not expect this, you can ignore this email.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    heading: 'Your new address',
    lead: 'Confirm that your account shall use this address from now on.',
    button: 'Confirm the new address',
    codeLead: 'Or enter this code where you asked for the change:',
    footer: IGNORE,
  },
  email_change_current: {
    subject: 'Confirm your new email address',
    heading: 'Your address is about to change',
    lead: 'Confirm that your account shall use another address from now on.',
    button: 'Confirm the change',
    codeLead: 'Or enter this code where you asked for the change:',
    footer: 'If this was not you, do not confirm, and change your password.',
  },
  reauthentication: {
    subject: '{code} is your verification code',
    heading: 'Is it you?',
    lead: 'Before your password changes we want to be sure that it is you who asks.',
    codeLead: 'Enter this code where you are asked for it:',
    footer: 'If this was not you, change your password: somebody is signed in to your account.',
  },
}
