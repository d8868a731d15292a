import type { Beatbox, Engine } from '@dhvani/audio-engine'
import { m } from '#messages'
import { showOnLockScreen } from '#lib/engine/show-on-lock-screen.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { followSa } from './follow-sa.ts'
import { keepStage } from './kept-stage.ts'
import { loadAgain } from './load-again.ts'
import { openStage } from './open-stage.ts'

let beatbox: Beatbox | undefined

let leaveLockScreen = () => {}

/** For a page that is left: nothing there starts the beat again from the lock screen. */
export const leaveBeatbox = (): void => {
  beatbox?.pause()
  leaveLockScreen()
}

/** @returns the beatbox of this page, if it was opened already */
export const findBeatbox = (): Beatbox | undefined => beatbox

/** @returns the one beatbox of this page, on the context of the page's engine; the first call opens it */
export const openBeatboxOnce = (engine: Engine): Beatbox => {
  if (beatbox) return beatbox
  const opened = openStage(engine)
  followSa(opened)
  loadAgain(opened, engine.onFault)
  keepStage(opened)
  // A reload would pause the beat, and take what is recorded of it and every way to undo.
  holdPageWhile(() => opened.getSnapshot().activeCount > 0)
  const { subscribe, play } = opened
  const isPlaying = () => opened.getSnapshot().isPlaying
  leaveLockScreen = showOnLockScreen(engine, {
    title: m.nav_beatboxer(),
    subscribe,
    isPlaying,
    play,
  })
  beatbox = opened
  return opened
}
