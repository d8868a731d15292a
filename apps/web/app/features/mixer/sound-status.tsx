import { useEffect } from 'react'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showToast } from '#lib/page/toasts.ts'

/** Says why a mix that seems to play cannot be heard. Shows nothing itself. */
export const SoundStatus = () => {
  useEffect(() => {
    const { status } = getEngine()
    let told = status.getSnapshot()
    return status.subscribe(() => {
      const now = status.getSnapshot()
      if (now.isBlocked && !told.isBlocked)
        showToast({
          title: m.audio_blocked_title(),
          description: m.audio_blocked_text(),
          duration: 60_000,
          action: { label: m.audio_blocked_action(), onAction: () => void startSound() },
        })
      if (now.isPausedByOtherTab && !told.isPausedByOtherTab)
        showToast({ title: m.audio_other_tab_title(), description: m.audio_other_tab_text() })
      told = now
    })
  }, [])
  return null
}
