import { useEffect } from 'react'
import { seconds, type Seconds } from '@dhvani/units'
import { m } from '#messages'
import { findEngine } from '#lib/engine/current-engine.ts'
import { localPath } from '#lib/language/paths.ts'
import { preferences, usePreferences } from '#lib/store/preferences.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { prepareBell, ringBell } from './bell.ts'
import { bellMoments, isBellDue } from './interval-bell.ts'
import { logSession } from './session-log.ts'
import { clockText, remainingSeconds } from './timer.ts'
import { focusTimer, savedTimer } from './timer-store.ts'

const FADE = seconds(8)
const TITLE_CLOCK = /^\d+:\d\d · /

/** Chrome on Android lets only service workers notify, so the service worker does where it runs. */
const notify = async (minutes: number): Promise<void> => {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const [title, body] = [m.timer_done_title(), m.timer_done_text({ minutes })]
  // A browser that denies storage may refuse here.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const data = { home: localPath('/') }
  if (worker?.active) await worker.showNotification(title, { body, icon: '/icon-192.png', data })
  else new Notification(title, { body })
}

const celebrate = (length: Seconds) => {
  const { hasBell, bellVolume, fadesAtEnd, notifies } = preferences.get()
  const minutes = Math.round(length / 60)
  logSession({ ended: new Date().toISOString(), minutes })
  if (hasBell) ringBell(bellVolume)
  if (fadesAtEnd) findEngine()?.sleep.fadeOut({ over: FADE })
  // A failed notification is only reported: the toast below says the same.
  if (notifies) notify(minutes).catch(reportError)
  showToast({
    title: m.timer_done_title(),
    description: m.timer_done_text({ minutes }),
    variant: 'success',
    duration: 20_000,
    until: untilChange([savedTimer], () => savedTimer.get().status === 'running'),
  })
}

const writeTitle = (clock: string | undefined) => {
  const page = document.title.replace(TITLE_CLOCK, '')
  document.title = clock ? `${clock} · ${page}` : page
}

const PRESSES = ['pointerdown', 'keydown'] as const

/** A page that was loaded anew while the timer ran may ring from its first press on. */
const useBellAfterReload = (mayRing: boolean) => {
  useEffect(() => {
    if (!mayRing) return undefined
    const scope = new AbortController()
    const prepare = () => {
      scope.abort()
      prepareBell()
    }
    for (const type of PRESSES) addEventListener(type, prepare, { signal: scope.signal })
    return () => scope.abort()
  }, [mayRing])
}

/** Runs the timer on every page: writes the clock into the title and ends the session. Renders nothing. */
export const TimerKeeper = () => {
  const timer = useSavedValue(savedTimer)
  const { hasBell, bellMinutes } = usePreferences()
  useBellAfterReload(timer.status === 'running' && (hasBell || bellMinutes > 0))

  useEffect(() => {
    if (timer.status !== 'running') return undefined
    const bells = bellMoments(timer, bellMinutes)
    let lastLook = Date.now()
    const check = () => {
      const now = Date.now()
      const ended = focusTimer.endIfDue()
      if (ended !== undefined) celebrate(ended)
      else {
        if (isBellDue(bells, lastLook, now)) ringBell(preferences.get().bellVolume)
        writeTitle(clockText(remainingSeconds(timer, now)))
      }
      lastLook = now
    }
    check()
    const alarm = new Worker(new URL('./alarm.worker.ts', import.meta.url), { type: 'module' })
    alarm.addEventListener('message', check)
    alarm.postMessage([...bells, timer.deadline])
    const interval = setInterval(check, 250)
    document.addEventListener('visibilitychange', check)
    return () => {
      alarm.terminate()
      clearInterval(interval)
      document.removeEventListener('visibilitychange', check)
      writeTitle(undefined)
    }
  }, [timer, bellMinutes])

  return null
}
