import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'

/** Plays the restored mix when the page is opened for it, as a shortcut of the installed app does. */
export const LastMix = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isAsked = new URLSearchParams(search).get('play') === 'last'
  useEffect(() => {
    if (!isAsked) return
    // A reload should not play again.
    void navigate(pathname, { replace: true, preventScrollReset: true })
    const { mixer } = getEngine()
    if (mixer.getSnapshot().tracks.length === 0) return
    void startSound()
    mixer.playAll()
  }, [isAsked, navigate, pathname])
  return null
}
