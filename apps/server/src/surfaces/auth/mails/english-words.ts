import type { LanguageWords } from './language-words.ts'

const IGNORE = 'If this was not you, you can ignore this email: nothing will change.'

/** Subjects of docs/contract/auth.md §11; the rest in Dhvani's own words. */
export const englishWords: LanguageWords = {
  tagline: 'Indian Ambient Sound Mixer',
  sender: 'ध्वनि Dhvani',
  mails: {
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
  },
  notices: {
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
  },
  noticeButton: 'Choose a new password',
}
