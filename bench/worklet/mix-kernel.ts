/** As many parts as can play at once: twelve sounds, each with its next period, and some to spare. */
const SLOTS = 40

/** Frames of one call. */
export const QUANTUM = 128

const FULL_SCALE = 32_768

/** Time constants of the engine's glides, in seconds. */
const TAU = { volume: 0.015, edge: 0.02 } as const

/** A glide this near to its end jumps there: below -100 dB. */
const ARRIVED = 1e-5

/** One loop as sixteen-bit samples. */
export type Period = {
  readonly left: Int16Array
  /** The same array as `left` in a texture, which both sides play half a period apart. */
  readonly right: Int16Array
}

/** Frames of the audio clock in which a part takes the place of another, or leaves it. */
export type Passage = {
  readonly side: 'enter' | 'leave'
  readonly begins: number
  readonly frames: number
}

export type Start = {
  readonly period: Period
  /** Linear gain. */
  readonly volume: number
  /** Frame of the period to begin with. */
  readonly position: number
  /** Frame of the audio clock at which it begins; a past one means now. */
  readonly at: number
  /** Enters so; without it the part fades in as a started sound does. */
  readonly passage?: Passage
}

export type MixKernel = {
  /** @returns the slot of the new part, or -1 when all slots play */
  start(options: Start): number
  setVolume(slot: number, volume: number): void
  /** Fades the part out, then frees its slot. */
  fadeOut(slot: number): void
  /** Turns a fade-out round. @returns `false` when the part has ended */
  revive(slot: number): boolean
  /** Leaves by an equal-power passage, then frees the slot. */
  leave(slot: number, passage: Passage): void
  playing(): number
  /** Adds all parts to one quantum that begins at `frame`. Allocates nothing. */
  mix(left: Float32Array, right: Float32Array, frame: number): void
}

/** Adds `out.length` samples of a loop to `out`, and moves the slot's place in it. */
const addLoop = (
  out: Float32Array,
  source: Int16Array,
  places: Int32Array,
  slot: number,
  ramp: Float64Array,
): void => {
  const gain = ramp[0] ?? 0
  const step = ramp[1] ?? 0
  const wanted = out.length
  const turn = source.length
  let done = 0
  let from = places[slot] ?? 0
  let level = gain
  while (done < wanted) {
    const end = Math.min(wanted, done + turn - from)
    if (step === 0)
      for (; done < end; done += 1, from += 1)
        out[done] = (out[done] ?? 0) + (source[from] ?? 0) * gain
    else
      for (; done < end; done += 1, from += 1) {
        out[done] = (out[done] ?? 0) + (source[from] ?? 0) * level
        level += step
      }
    if (from === turn) from = 0
  }
  places[slot] = from
}

/**
 * Mixes all parts of all sounds inside one audio worklet. Numbers that change from quantum to quantum are
 * in arrays of fixed length, because a number kept elsewhere can cost an allocation.
 */
export const createMixKernel = (sampleRate: number): MixKernel => {
  const numbers = () => new Float64Array(SLOTS)
  const periods: (Period | undefined)[] = Array.from({ length: SLOTS }, () => undefined)
  const leftAt = new Int32Array(SLOTS)
  const rightAt = new Int32Array(SLOTS)
  const startsAt = numbers()
  const volume = numbers()
  const volumeGoal = numbers()
  const edge = numbers()
  const edgeGoal = numbers()
  /** 1 enters, -1 leaves, 0 is no passage. */
  const side = numbers()
  const passageBegins = numbers()
  const passageFrames = numbers()
  const levels = numbers()
  /** Gain of the part's next sample, and how much it grows from one sample to the next. */
  const ramp = new Float64Array(2)
  /** What is left of a glide after one quantum, of volumes and of edges. */
  const shares = Float64Array.from([TAU.volume, TAU.edge], (tau) =>
    Math.exp(-QUANTUM / (tau * sampleRate)),
  )

  const setPassage = (slot: number, { side: name, begins, frames }: Passage) => {
    side[slot] = name === 'enter' ? 1 : -1
    passageBegins[slot] = begins
    passageFrames[slot] = frames
  }

  /** Gain of the part at a frame, with the volume and edge of this moment. */
  const gainAt = (slot: number, frame: number): number => {
    const own = (volume[slot] ?? 0) * (edge[slot] ?? 0)
    const way = side[slot] ?? 0
    if (way === 0) return own
    const share = (frame - (passageBegins[slot] ?? 0)) / (passageFrames[slot] ?? 1)
    const angle = (Math.min(1, Math.max(0, share)) * Math.PI) / 2
    return own * (way > 0 ? Math.sin(angle) : Math.cos(angle))
  }

  const glide = (values: Float64Array, goals: Float64Array, slot: number, which: 0 | 1) => {
    const goal = goals[slot] ?? 0
    if (values[slot] === goal) return
    const left = ((values[slot] ?? 0) - goal) * (shares[which] ?? 0)
    values[slot] = Math.abs(left) < ARRIVED ? goal : goal + left
  }

  /** A passage of the past needs no more sines. @returns whether the part has ended */
  const settle = (slot: number, frame: number): boolean => {
    if ((edgeGoal[slot] ?? 0) === 0 && (edge[slot] ?? 0) === 0) return true
    const way = side[slot] ?? 0
    if (way === 0 || frame < (passageBegins[slot] ?? 0) + (passageFrames[slot] ?? 0)) return false
    side[slot] = 0
    return way < 0
  }

  const mixSlot = (
    slot: number,
    { left: leftSamples, right: rightSamples }: Period,
    left: Float32Array,
    right: Float32Array,
    frame: number,
  ) => {
    const end = frame + left.length
    glide(volume, volumeGoal, slot, 0)
    glide(edge, edgeGoal, slot, 1)
    const from = levels[slot] ?? 0
    const to = gainAt(slot, end) / FULL_SCALE
    ramp[0] = from
    ramp[1] = (to - from) / left.length
    levels[slot] = to
    addLoop(left, leftSamples, leftAt, slot, ramp)
    addLoop(right, rightSamples, rightAt, slot, ramp)
    if (settle(slot, end)) periods[slot] = undefined
  }

  return {
    start({ period, volume: level, position, at, passage }) {
      const slot = periods.indexOf(undefined)
      if (slot === -1) return -1
      const turn = period.left.length
      const isSpread = period.left === period.right
      periods[slot] = period
      startsAt[slot] = at
      leftAt[slot] = position % turn
      rightAt[slot] = (position + (isSpread ? Math.floor(turn / 2) : 0)) % turn
      volume[slot] = level
      volumeGoal[slot] = level
      edge[slot] = passage ? 1 : 0
      edgeGoal[slot] = 1
      levels[slot] = 0
      side[slot] = 0
      if (passage) setPassage(slot, passage)
      return slot
    },
    setVolume(slot, level) {
      volumeGoal[slot] = level
    },
    fadeOut(slot) {
      edgeGoal[slot] = 0
    },
    revive(slot) {
      if (periods[slot] === undefined) return false
      edgeGoal[slot] = 1
      return true
    },
    leave: setPassage,
    playing: () => periods.reduce((sum, period) => sum + (period ? 1 : 0), 0),
    mix(left, right, frame) {
      for (let slot = 0; slot < SLOTS; slot += 1) {
        const period = periods[slot]
        if (period !== undefined && frame >= (startsAt[slot] ?? 0))
          mixSlot(slot, period, left, right, frame)
      }
    },
  }
}
