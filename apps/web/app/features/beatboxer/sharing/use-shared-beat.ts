import { useEffect, useRef } from 'react'
import type { SavedBeat } from '@dhvani/audio-engine'
import { readShareLink } from './share-code.ts'

/** Opens the beat of the address once, and again whenever another link arrives in this tab. */
export const useSharedBeat = (onBeat: (beat: SavedBeat) => void): void => {
  const handler = useRef(onBeat)
  useEffect(() => {
    handler.current = onBeat
  })

  useEffect(() => {
    const read = () => {
      const beat = readShareLink(location.hash)
      if (!beat) return
      // The address goes back to plain: a reload must not undo what is built from here on.
      history.replaceState(history.state, '', location.pathname + location.search)
      handler.current(beat)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
}
