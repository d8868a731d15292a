import { ladderTempo, taalOf } from '@dhvani/riyaz'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { findPracticeRoom, roomState } from '#lib/riyaz/room-state.ts'
import { changeNumber } from '../change-settings.ts'

/** How often the cycle is looked at, in milliseconds. */
const LOOK_MS = 40

/** A cycle of the theka, and how many matras it has. */
type Cycle = { readonly number: number; readonly matras: number }

const findCycle = (): Cycle | undefined => {
  const position = findPracticeRoom()?.position()
  if (position === undefined) return undefined
  const matras = taalOf(riyazSettings.get()).theka.length
  // A count-in belongs to the first cycle.
  return { number: Math.max(0, Math.floor(position / matras)), matras }
}

/** Sams since the last look; another taal counts its cycles anew. */
const samsBetween = (before: Cycle, now: Cycle): number =>
  now.matras === before.matras ? Math.max(0, now.number - before.number) : 0

/**
 * Sets the tempo by the ladder at each sam that begins a rung: about a tenth of a second after it, besides the delay of the
 * output. The first rung begins with the first stroke, or at the next sam where the tabla plays already. What the listener
 * sets in between holds until the next rung; other cycles on each step count from the rung that is played.
 *
 * @returns a function that ends it
 */
export const followLadder = (): (() => void) => {
  let rung = 0
  /** Cycles of this rung that are over; `undefined` before the first rung. */
  let over: number | undefined
  let last = findCycle()

  const setTempo = () => {
    const { ladderFrom, ladderTo, ladderBy, ladderEvery } = riyazSettings.get()
    const ladder = { from: ladderFrom, to: ladderTo, by: ladderBy, every: ladderEvery }
    changeNumber('tempo', ladderTempo(ladder, rung * ladderEvery))
  }
  const look = () => {
    const now = findCycle()
    const sams = now && last ? samsBetween(last, now) : 0
    last = now
    if (sams === 0) return
    if (over === undefined) {
      over = sams - 1
      setTempo()
      return
    }
    over += sams
    const { ladderEvery } = riyazSettings.get()
    if (over < ladderEvery) return
    rung += Math.floor(over / ladderEvery)
    over %= ladderEvery
    setTempo()
  }
  const end = roomState.subscribe(() => {
    if (roomState.getSnapshot().tabla !== 'preparing') return
    rung = 0
    over = 0
    last = undefined
    setTempo()
  })
  const timer = setInterval(look, LOOK_MS)
  return () => {
    end()
    clearInterval(timer)
  }
}
