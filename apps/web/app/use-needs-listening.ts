import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { useFirstSignOfLife } from '#lib/use-first-sign-of-life.ts'

const isArticle = (pathname: string): boolean => /^\/blog\/./.test(plainPath(pathname))

/**
 * Whether the page needs what only a listener needs. An article is read by many who came from a
 * search and listen to nothing: there it waits for somebody to move, or to be signed in with a mix
 * of their own. Once needed, it stays.
 */
export const useNeedsListening = (): boolean => {
  const isReading = isArticle(useLocation().pathname)
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
