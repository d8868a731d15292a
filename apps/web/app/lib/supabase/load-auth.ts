import { inTime } from '#lib/page/in-time.ts'
import { loadPart } from '#lib/page/load-part.ts'

/** A file of its own: every page has Sign Out, which needs this client and none of the others. */
export const loadAuth = async () =>
  (
    await inTime(
      loadPart(() => import('./auth.ts')),
      'the auth client',
    )
  ).getAuth()
