import { useEffect, useState } from 'react'
import { m } from '#messages'
import { leaveBeatbox } from '#lib/beats/page-beatbox.ts'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { plainPath } from '#lib/language/paths.ts'
import { showToast } from '#lib/notices/toasts.ts'

/** How long the page says that the mix is back, in milliseconds. */
const BACK_MS = 8000

/**
 * Says that the mix is paused while the beat plays, and when it is back. Leaving the page pauses the
 * beat.
 *
 * @returns words for the page, or `undefined` while there is nothing to say
 */
export const useMixTurn = (): string | undefined => {
  const [turn, setTurn] = useState<'waits' | 'back'>()

  useEffect(() => {
    const [beatbox, { mixer }] = [getBeatbox(), getEngine()]
    let wasPlaying = beatbox.getSnapshot().isPlaying
    let isMixWaiting = false
    const isMixBack = () => isMixWaiting && mixer.getSnapshot().isPlaying
    const end = beatbox.subscribe(() => {
      const { isPlaying } = beatbox.getSnapshot()
      if (isPlaying === wasPlaying) return
      wasPlaying = isPlaying
      if (isPlaying) {
        // The engine pauses the mix after it has told of the beat.
        isMixWaiting = mixer.getSnapshot().isPlaying
        setTurn(isMixWaiting ? 'waits' : undefined)
      } else queueMicrotask(() => setTurn(isMixBack() ? 'back' : undefined))
    })
    return () => {
      end()
      // A switch of the language begins the page anew, and does not leave it.
      if (plainPath(location.pathname) === '/beatboxer') return
      const wasWaiting = beatbox.getSnapshot().isPlaying
      leaveBeatbox()
      if (wasWaiting && isMixBack()) showToast({ title: m.beat_mix_back() })
    }
  }, [])

  useEffect(() => {
    if (turn !== 'back') return undefined
    const timer = setTimeout(() => setTurn(undefined), BACK_MS)
    return () => clearTimeout(timer)
  }, [turn])

  if (turn === undefined) return undefined
  return turn === 'waits' ? m.beat_mix_waits() : m.beat_mix_back()
}
