import { useEffect, useRef } from 'react'
import {
  isBeatLink,
  readBeatLink,
  withoutBeat,
  type SharedBeat,
} from '@dhvani/share-links/beat-link'

type SharedBeatHandlers = {
  readonly onBeat: (shared: SharedBeat) => void
  /** The address should contain a beat, and it cannot be read. */
  readonly onBroken: () => void
}

/** Opens the beat in the page's address, and that of every link that opens in this tab later. */
export const useSharedBeat = (handlers: SharedBeatHandlers): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const read = () => {
      const { pathname, search, hash } = location
      // Links of earlier releases have the beat after `#`.
      const link = [hash, search].find(isBeatLink)
      if (link === undefined) return
      // The beat leaves the address, so that a reload does not undo later changes.
      history.replaceState(history.state, '', pathname + withoutBeat(search))
      const shared = readBeatLink(link)
      if (shared) latest.current.onBeat(shared)
      else latest.current.onBroken()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
}
