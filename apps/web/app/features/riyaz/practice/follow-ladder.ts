import { ladderTempo, taalOf, type RiyazSettings } from '@dhvani/riyaz'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { findPracticeRoom, roomState } from '#lib/riyaz/room-state.ts'
import { changeNumber } from '../change-settings.ts'

/** How often the cycle is looked at, in milliseconds. A new rung is heard so much after its sam, at most. */
const LOOK_MS = 40

const ladderOf = ({ ladderFrom, ladderTo, ladderBy, ladderEvery }: RiyazSettings) => ({
  from: ladderFrom,
  to: ladderTo,
  by: ladderBy,
  every: ladderEvery,
})

/**
 * Sets the tempo by the ladder at each sam that begins a rung. What the listener sets in between holds until then.
 *
 * @returns a function that ends it
 */
export const followLadder = (): (() => void) => {
  let last: number | undefined
  const setRung = (cycle: number) => {
    const settings = riyazSettings.get()
    const rung = Math.floor(Math.max(0, cycle) / settings.ladderEvery)
    if (rung === last) return
    last = rung
    changeNumber('tempo', ladderTempo(ladderOf(settings), cycle))
  }
  const look = () => {
    const position = findPracticeRoom()?.position()
    if (position === undefined) return
    setRung(Math.floor(position / taalOf(riyazSettings.get()).theka.length))
  }
  // The first rung is set before the first stroke.
  const end = roomState.subscribe(() => {
    if (roomState.getSnapshot().tabla !== 'preparing') return
    last = undefined
    setRung(0)
  })
  const timer = setInterval(look, LOOK_MS)
  look()
  return () => {
    end()
    clearInterval(timer)
  }
}
