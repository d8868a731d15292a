import { AIR_CORNER, ECHO_LEVEL, ECHOES, shapeOf } from '@dhvani/audio-engine/position-shape'
import type { Position } from '@dhvani/audio-engine'
import { createReusedBlock, type Block } from './stereo-block.ts'

type Pan = { readonly own: number; readonly other: number }

/** What the equal-power pan of stereo keeps of the side that it leaves, and gives to the other (Web Audio API 1.1, "stereo panning"). */
const panOf = (pan: number): { readonly toLeft: boolean } & Pan => {
  const share = pan <= 0 ? pan + 1 : pan
  const [cos, sin] = [Math.cos((share * Math.PI) / 2), Math.sin((share * Math.PI) / 2)]
  return pan <= 0 ? { toLeft: true, own: sin, other: cos } : { toLeft: false, own: cos, other: sin }
}

/** The room that all far sounds of a mix share: one channel in, air and one echo for each ear out. */
const createRoom = (sampleRate: number) => {
  const turn = Math.tan((Math.PI * AIR_CORNER) / sampleRate)
  const share = turn / (1 + turn)
  const back = (turn - 1) / (1 + turn)
  const lines = ECHOES.map((seconds) => new Float32Array(Math.round(seconds * sampleRate)))
  const places = ECHOES.map(() => 0)
  const state = { before: 0, out: 0 }
  return (far: Float32Array, into: Block) => {
    let { before, out } = state
    for (let index = 0; index < far.length; index += 1) {
      const sample = far[index]!
      out = share * (sample + before) - back * out
      before = sample
      into.left[index]! += out + lines[0]![places[0]!]!
      into.right[index]! += out + lines[1]![places[1]!]!
      for (let ear = 0; ear < lines.length; ear += 1) {
        const line = lines[ear]!
        line[places[ear]!] = ECHO_LEVEL * out
        places[ear] = (places[ear]! + 1) % line.length
      }
    }
    Object.assign(state, { before, out })
  }
}

/** A sound and where it is: what its fader and its position do. */
export type Placing = {
  /** Linear gain of its fader. */
  readonly gain: number
  readonly position?: Position | undefined
}

type Shape = ReturnType<typeof panOf> & { readonly gain: number; readonly far: number }

/** Without a pair for each sample: V8 makes objects of them. */
const addPlaced = (
  { left, right }: Block,
  { gain, toLeft, own, other, far: farShare }: Shape,
  into: Block,
  far: Float32Array,
): void => {
  for (let index = 0; index < far.length; index += 1) {
    const l = gain * left[index]!
    const r = gain * right[index]!
    const outLeft = toLeft ? l + r * other : l * own
    const outRight = toLeft ? r * own : r + l * other
    into.left[index]! += outLeft
    into.right[index]! += outRight
    far[index]! += (farShare * (outLeft + outRight)) / 2
  }
}

/**
 * Adds sounds up as the engine's graph does (docs/decisions/252-near-and-far.md), which needs a browser's audio context and
 * cannot stop where a piece ends.
 *
 * @returns a function that adds the same piece of all sounds, in the order of `placings`
 */
export const createMixer = (placings: readonly Placing[], sampleRate: number) => {
  const shapes = placings.map(({ gain, position }) => {
    const { pan, level, far } = shapeOf(position)
    return { ...panOf(pan), gain: gain * level, far }
  })
  const isAnyFar = shapes.some(({ far }) => far > 0)
  const room = createRoom(sampleRate)
  const reuse = createReusedBlock()
  return (pieces: readonly Block[], into: Block): void => {
    const far = reuse(into.left.length).left
    for (const [track, piece] of pieces.entries()) addPlaced(piece, shapes[track]!, into, far)
    if (isAnyFar) room(far, into)
  }
}
