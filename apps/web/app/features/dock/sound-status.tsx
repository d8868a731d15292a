import { useEffect } from 'react'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { showHeldBack } from '#lib/listening/start-sound.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'

/** Shows a toast when a playing mix cannot be heard, with the reason. Renders nothing. */
export const SoundStatus = () => {
  useEffect(() => {
    const { status } = getEngine()
    let told = status.getSnapshot()
    return status.subscribe(() => {
      const now = status.getSnapshot()
      if (now.isBlocked && !told.isBlocked) showHeldBack()
      if (now.isPausedByOtherTab && !told.isPausedByOtherTab)
        showToast({
          title: m.audio_other_tab_title(),
          description: m.audio_other_tab_text(),
          until: untilChange([status], () => !status.getSnapshot().isPausedByOtherTab),
        })
      told = now
    })
  }, [])
  return null
}
