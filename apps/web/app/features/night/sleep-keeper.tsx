import { useEffect } from 'react'
import { m } from '#messages'
import { findEngine } from '#lib/engine/current-engine.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { lockScreenNote } from '#lib/engine/lock-screen.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { cancelSleep, findFade, type SleepTimer, sleepSecondsLeft } from './sleep.ts'
import { changeSleep, savedSleep } from './sleep-store.ts'
import { drawSleepArtwork } from './sleep-artwork.ts'

const SIZE = '512x512'

/**
 * @returns a function that shows on the lock screen what is left of a timer that runs. It draws a new picture
 *   once a minute, however often it is called.
 */
const createLockScreenTeller = (timer: SleepTimer): ((now: number) => void) => {
  let told: number | undefined
  return (now) => {
    if (!timer.run) return
    const minutes = Math.ceil(sleepSecondsLeft(timer, now) / 60)
    if (minutes === told) return
    told = minutes
    const share = (timer.run.deadline - now) / (timer.run.deadline - timer.run.start)
    const src = drawSleepArtwork(share, m.timer_minutes({ minutes }))
    lockScreenNote.set({
      artist: m.sleep_lock_by({ minutes }),
      artwork: src === undefined ? [] : [{ src, sizes: SIZE, type: 'image/png' }],
    })
  }
}

/** The page looks at the clock this often, in milliseconds. The fade itself is on the audio clock. */
const LOOK_MS = 500

/** Looks that are further apart than this, in milliseconds, had a sleeping computer between them. */
const GAP_MS = 4000

const CONTROLS =
  'a, button, input, select, textarea, label, [role=slider], [role=dialog], [role=menu]'

const setFade = (timer: SleepTimer): void => {
  const { sleep } = getEngine()
  const fade = findFade(timer, Date.now())
  if (fade && fade.since > 0) sleep.fadeOut(fade)
  else sleep.cancel()
}

const end = (): void => {
  changeSleep(cancelSleep)
  const engine = findEngine()
  if (!engine) return
  engine.preview.close()
  if (engine.mixer.getSnapshot().isPlaying) engine.mixer.stop()
  // A mix that was paused: an audio clock that runs ends the fade by itself. One that stands still would go
  // on with it when the next sound starts.
  else if (engine.diagnostics().context !== 'running') engine.sleep.cancel()
}

const bringBack = (timer: SleepTimer): void => {
  changeSleep(cancelSleep)
  showToast({
    title: m.sleep_back(),
    duration: UNDO_MS,
    action: { label: m.undo(), onAction: () => savedSleep.set(timer) },
  })
}

/** Fades by the clock and ends in silence, on every page. Renders nothing. */
export const SleepKeeper = () => {
  const timer = useSavedValue(savedSleep)

  useEffect(() => {
    if (!timer.run) return undefined
    const { deadline } = timer.run
    const engine = getEngine()
    const tellLockScreen = createLockScreenTeller(timer)
    const isFading = () => (findFade(timer, Date.now())?.since ?? 0) > 0
    let looked = Date.now()
    let wasFading = false
    let wasPlaying = engine.mixer.getSnapshot().isPlaying

    const look = () => {
      const now = Date.now()
      const hasSlept = now - looked > GAP_MS
      looked = now
      if (now >= deadline) {
        end()
        return
      }
      tellLockScreen(now)
      if (isFading() && (!wasFading || hasSlept)) setFade(timer)
      wasFading = isFading()
    }
    // A mix that is paused leaves the fade; one that is played joins its line.
    const follow = () => {
      const { isPlaying } = engine.mixer.getSnapshot()
      if (isPlaying && !wasPlaying && isFading()) setFade(timer)
      wasPlaying = isPlaying
    }
    const tap = ({ target }: PointerEvent) => {
      if (isFading() && target instanceof Element && !target.closest(CONTROLS)) bringBack(timer)
    }
    setFade(timer)
    wasFading = isFading()
    look()
    const interval = setInterval(look, LOOK_MS)
    const leave = engine.mixer.subscribe(follow)
    document.addEventListener('visibilitychange', look)
    document.addEventListener('pointerdown', tap)
    return () => {
      clearInterval(interval)
      leave()
      document.removeEventListener('visibilitychange', look)
      document.removeEventListener('pointerdown', tap)
      lockScreenNote.set(undefined)
      // Cancelled, or another timer follows, which sets its own level.
      if (Date.now() < deadline) engine.sleep.cancel()
    }
  }, [timer])

  return null
}
