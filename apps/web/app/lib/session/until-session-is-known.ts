import { getSession, subscribeToSession } from './session.ts'
import { watchSession } from './start-session.ts'

/** Resolves as soon as the store says whether this browser has a session, and where the code for that does not come. */
export const untilSessionIsKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (getSession().status !== 'unknown') end()
    }
    const leave = subscribeToSession(look)
    const end = () => {
      leave()
      resolve()
    }
    look()
    // `loadPart` told the log.
    watchSession().catch(end)
  })
