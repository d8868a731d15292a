import { withDeadline } from '#lib/network/ask.ts'
import { loadPart } from '#lib/code/load-part.ts'

/** A file of its own: every page has Sign Out, which needs this client and none of the others. */
export const loadAuth = async () =>
  (
    await withDeadline(
      loadPart(() => import('./auth.ts')),
      'the auth client',
    )
  ).getAuth()
