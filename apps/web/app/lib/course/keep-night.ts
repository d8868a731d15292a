import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { mixGeneration } from '#lib/mixes/replace-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { ownSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { findSources, findWayBack, generationOf } from './begin-night.ts'
import { endNight, isForgotten } from './course-choices.ts'
import { createCoursePlayer } from './course-player.ts'
import type { Night } from './course.ts'

/** The page looks at the clock this often, in milliseconds: four steps in ten seconds are too small to be heard as steps. */
const TICK_MS = 2500

/**
 * Brings the mix through a night, also while the page is hidden. It ends the night where the listener plays something else.
 *
 * @returns a function that lets go of the mix
 */
export const keepNight = (night: Night): (() => void) => {
  const { mixer } = getEngine()
  let player: ReturnType<typeof createCoursePlayer> | undefined
  let isOver = false
  let stopWaiting = () => {}
  const tick = () => {
    if (!isForgotten(night, Date.now())) {
      player?.tick()
      return
    }
    endNight()
    // A night of days ago ends without a word at the next visit. One that plays ends so where its clock leaps ahead.
    if (player) showToast({ title: m.course_ended(), ...findWayBack(night) })
  }
  const begun = generationOf(night)
  const begin = async () => {
    let sources = await findSources(night)
    if (isOver) return
    // Where the list of own sounds did not come, it may come later.
    if (ownSounds.getSnapshot().status !== 'ready')
      stopWaiting = ownSounds.subscribe(() => {
        if (ownSounds.getSnapshot().status !== 'ready') return
        stopWaiting()
        findSources(night).then((found) => (sources = found), reportError)
      })
    player = createCoursePlayer({
      mixer,
      night,
      sources: () => sources,
      now: Date.now,
      elapsed: () => performance.now(),
      isReplaced: () => mixGeneration() !== begun,
      onEnd: endNight,
    })
    tick()
  }
  begin().catch(reportError)
  const interval = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', tick)
  const letGo = holdPageWhile(() => true)
  return () => {
    isOver = true
    stopWaiting()
    clearInterval(interval)
    document.removeEventListener('visibilitychange', tick)
    letGo()
  }
}
