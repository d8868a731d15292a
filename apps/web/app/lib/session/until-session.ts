import { untilChange } from '#lib/page/until.ts'
import { getSession, subscribeToSession } from './session.ts'

const session = { subscribe: subscribeToSession }

/** For a toast that asks the visitor to sign in, or says why not. */
export const untilSignedIn = untilChange([session], () => getSession().status === 'signed-in')

/** For a toast about a mail: what its link or code does shows in the session. */
export const untilSessionChanges = untilChange([session], () => true)
