import { m } from '#messages'
import { lockScreenNote } from '#lib/engine/lock-screen.ts'
import { drawSleepArtwork } from './sleep-artwork.ts'
import { sleepSecondsLeft, type SleepTimer } from './sleep.ts'

const SIZE = '512x512'

/**
 * @returns a function that shows on the lock screen what is left of a timer that runs. It draws a new picture
 *   once a minute, however often it is called.
 */
export const createLockScreenTeller = (timer: SleepTimer): ((now: number) => void) => {
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
