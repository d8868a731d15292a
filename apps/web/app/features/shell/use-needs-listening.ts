import { useReducer } from 'react'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { useIsArticle } from '#lib/page/use-is-article.ts'
import { useSession } from '#lib/session/session.ts'

/**
 * Whether the page needs the parts for listeners: the dock, the timer, the engine. Many readers of an
 * article come from a search and listen to nothing. An article therefore loads those parts at the
 * reader's first interaction, or when the reader is signed in and may have a mix. They stay loaded.
 */
export const useNeedsListening = (): boolean => {
  const isReading = useIsArticle()
  const isSignedIn = useSession().status === 'signed-in'
  const [wasNeeded, need] = useReducer((): boolean => true, !isReading)
  useFirstInteraction(need)
  const isNeeded = wasNeeded || !isReading || isSignedIn
  if (isNeeded && !wasNeeded) need()
  return isNeeded
}
