/** When the hands of a loop's player strike, in beats since sam, ascending. */
export type Strokes = {
  readonly beats: number
  readonly left: readonly number[]
  readonly right: readonly number[]
}

/** How far each joint is from rest: `head` and `body` from -1 to 1, the others from 0 to 1. */
export type Pose = {
  readonly left: number
  readonly right: number
  readonly head: number
  readonly body: number
  readonly mouth: number
  readonly halo: number
}

export const AT_REST: Pose = { left: 0, right: 0, head: 0, body: 0, mouth: 0, halo: 0 }

/** A hand needs this many beats to lift all the way between two strokes. */
const FULL_LIFT = 0.75

/** @returns index of the last of the ascending `times` at or before `now`; -1 if all are later */
const lastBefore = (times: readonly number[], now: number): number => {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! <= now) low = middle + 1
    else high = middle
  }
  return low - 1
}

/**
 * Height of a hand, 0 to 1: 0 at each stroke, highest halfway to the next, lower if that is soon.
 *
 * @param now in beats since the loop's sam, 0 to `length`
 */
export const handLift = (times: readonly number[], length: number, now: number): number => {
  const { [0]: first } = times
  if (first === undefined) return 0
  const index = lastBefore(times, now)
  const from = index < 0 ? times.at(-1)! - length : times[index]!
  const to = times[index + 1] ?? first + length
  const gap = to - from
  if (gap <= 0) return 0
  const share = (now - from) / gap
  return Math.sin(Math.PI * share) ** 0.8 * Math.min(1, gap / FULL_LIFT)
}

const wrap = (value: number, length: number) => ((value % length) + length) % length

/**
 * The pose of a player at one moment.
 *
 * @param position of the sound that the listener hears now, in beats since sam
 */
export const poseAt = (strokes: Strokes, position: number): Pose => {
  const now = wrap(position, strokes.beats)
  const phase = wrap(position, 1)
  return {
    left: handLift(strokes.left, strokes.beats, now),
    right: handLift(strokes.right, strokes.beats, now),
    head: Math.sin(Math.PI * position),
    body: Math.cos(2 * Math.PI * phase),
    mouth: Math.sin(Math.PI * Math.min(1, phase * 1.3)),
    halo: Math.exp(-4 * phase),
  }
}
