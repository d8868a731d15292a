import { useEffect, useRef } from 'react'
import type { SavedBeat } from '@dhvani/audio-engine'
import { isShareLink, readShareLink } from '#lib/beats/beat-code.ts'

type SharedBeatHandlers = {
  readonly onBeat: (beat: SavedBeat) => void
  /** The address claims to hold a beat and holds none. */
  readonly onBroken: () => void
}

/** Opens the beat of the address once, and again whenever another link arrives in this tab. */
export const useSharedBeat = (handlers: SharedBeatHandlers): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const read = () => {
      const { hash } = location
      if (!isShareLink(hash)) return
      // The address goes back to plain: a reload must not undo what is built from here on.
      history.replaceState(history.state, '', location.pathname + location.search)
      const beat = readShareLink(hash)
      if (beat) latest.current.onBeat(beat)
      else latest.current.onBroken()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
}
