import { seconds } from '@dhvani/units'
import { openWake } from '@dhvani/audio-engine/wake'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import { timeText } from '#lib/page/time-text.ts'
import { hasLocks } from '#lib/store/browser-storage.ts'
import { cancelWake, findWakeState, isSungOut, readWake } from './wake.ts'
import { savedWake } from './wake-store.ts'
import { changeWake } from './use-wake.ts'

/**
 * Lets one tab of this browser wake, since two together would be louder than was set. When it is closed,
 * the next takes its place.
 *
 * @param onOwn called when this tab is the one that wakes
 * @returns a function that gives the turn away
 */
const ownWake = (onOwn: () => void): (() => void) => {
  const turn = new AbortController()
  const { signal } = turn
  if (!hasLocks()) {
    onOwn()
    return () => undefined
  }
  const hold = () =>
    new Promise<void>((release) => {
      if (signal.aborted) release()
      else signal.addEventListener('abort', () => release())
      onOwn()
    })
  navigator.locks.request('dhvani.wake', { signal }, hold).catch((reason: unknown) => {
    // A tab that stops waiting for its turn.
    if (!signal.aborted) reportError(reason)
  })
  return () => turn.abort()
}

/** The page looks at the clock this often, in milliseconds. The rise itself is on the audio clock. */
const LOOK_MS = 1000

/** Looks that are further apart had a sleeping device between them, in milliseconds: hidden pages look once a minute. */
const GAP_MS = 150_000

/** How long these toasts stay, in milliseconds: the listener may sleep for hours. */
const DAY_MS = 86_400_000

const sayPassed = (at: number): void => {
  showToast({
    title: m.wake_passed({ time: timeText(at) }),
    description: m.wake_passed_text(),
    duration: DAY_MS,
  })
}

/**
 * Waits for the time that is set, by the clock, and lets the birds begin: from silence, whenever the page
 * comes to run.
 *
 * @param onBegun called with the moment at which the birds began, and with `undefined` when they end
 * @returns a function that ends all of it
 */
export const wakeByClock = (onBegun: (begun: number | undefined) => void): (() => void) => {
  const engine = getEngine()
  const wake = openWake(engine)
  const birds = findAvailableSound('morning-birds')
  let begun: number | undefined
  let looked = Date.now()
  let isMine = false
  let leaveLockScreen = () => {}
  let wasPaused = engine.status.getSnapshot().isPausedByOtherTab

  const silence = () => {
    if (begun === undefined) return
    begun = undefined
    wake.stop()
    leaveLockScreen()
    onBegun(undefined)
  }
  const end = () => {
    silence()
    changeWake(cancelWake)
  }
  const begin = (now: number) => {
    const { run, rise, volume } = readWake(savedWake.get())
    if (!run || !birds) return
    begun = now
    wake.rise({ sound: sourceOf(birds), volume, master: run.master, over: seconds(rise * 60) })
    leaveLockScreen()
    leaveLockScreen = engine.media.addForeground({
      nowPlaying: { title: m.wake_now(), artist: m.mix_by() },
      onPause: end,
    })
    onBegun(now)
  }

  const look = () => {
    const now = Date.now()
    const hasSlept = now - looked > GAP_MS
    looked = now
    const timer = readWake(savedWake.get())
    if (!timer.run || !isMine) return
    // Snoozed, here or in another tab.
    if (begun !== undefined && timer.run.at > begun) silence()
    if (begun !== undefined) {
      if (isSungOut(timer, begun, now)) end()
      else if (hasSlept) begin(now)
      return
    }
    const state = findWakeState(timer.run.at, now)
    if (state === 'due') begin(now)
    if (state === 'passed') {
      end()
      sayPassed(timer.run.at)
    }
  }
  const followTabs = () => {
    const { isPausedByOtherTab } = engine.status.getSnapshot()
    if (isPausedByOtherTab && !wasPaused && begun !== undefined) end()
    wasPaused = isPausedByOtherTab
  }

  if (birds)
    wake.prepare(sourceOf(birds)).catch((reason: unknown) => {
      reportError(reason)
      showProblem(m.wake_unprepared())
    })
  const interval = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  const leaves = [
    savedWake.subscribe(look),
    engine.status.subscribe(followTabs),
    holdPageWhile(() => true),
    ownWake(() => {
      isMine = true
      look()
    }),
  ]
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', look)
    for (const leave of leaves) leave()
    silence()
    wake.dispose()
  }
}
