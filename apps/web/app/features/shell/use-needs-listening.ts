import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useFirstSignOfLife } from '#lib/page/use-first-sign-of-life.ts'
import { useSession } from '#lib/session/session.ts'

/** Asked of the matched route: an unknown address below /blog shows the not-found page. */
const useIsArticle = (): boolean => {
  const handle = useMatches().at(-1)?.handle
  return typeof handle === 'object' && handle !== null && 'slug' in handle
}

/**
 * Whether the page needs what only a listener needs. An article is read by many who came from a
 * search and listen to nothing: there it waits for somebody to move, or to be signed in with a mix
 * of their own. Once needed, it stays.
 */
export const useNeedsListening = (): boolean => {
  const isReading = useIsArticle()
  const isSignedIn = useSession().status === 'signed-in'
  const [wasNeeded, setWasNeeded] = useState(!isReading)
  const [need] = useState(() => () => setWasNeeded(true))
  useFirstSignOfLife(need)
  const isNeeded = wasNeeded || !isReading || isSignedIn
  useEffect(() => {
    if (isNeeded) need()
  }, [isNeeded, need])
  return isNeeded
}
