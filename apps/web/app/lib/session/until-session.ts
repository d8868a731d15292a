import { untilChange } from '#lib/notices/until.ts'
import { getSession, subscribeToSession } from './session.ts'

const session = { subscribe: subscribeToSession }

/** Ends a toast that asks the visitor to sign in, or says why the sign-in failed. */
export const untilSignedIn = untilChange([session], () => getSession().status === 'signed-in')

/** Ends a toast about a mail when the session changes, as the mail's link or code changes it. */
export const untilSessionChanges = untilChange([session], () => true)
