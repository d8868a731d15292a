import { useEffect, useRef } from 'react'
import { isBeatLink, readBeatLink, type SharedBeat } from '#lib/beats/beat-link.ts'

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
      const { hash } = location
      if (!isBeatLink(hash)) return
      // The beat leaves the address, so that a reload does not undo later changes.
      history.replaceState(history.state, '', location.pathname + location.search)
      const shared = readBeatLink(hash)
      if (shared) latest.current.onBeat(shared)
      else latest.current.onBroken()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
}
