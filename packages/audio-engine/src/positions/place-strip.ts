import type { Gain } from '@dhvani/units'
import { clockOf, glide, GLIDE } from '../context/glide.ts'
import type { Strip } from '../context/mix-graph.ts'
import type { Position } from '../loading/sound-source.ts'
import { roomOf } from './room.ts'
import { shapeOf } from './shape.ts'

/** A strip that is heard from a position. */
export type Placed = {
  /**
   * Moves it there without a click; `undefined` is the middle, and near.
   *
   * @returns what the strip's fader is to be multiplied by
   */
  readonly move: (position: Position | undefined) => Gain
  readonly close: () => void
}

/** Gives positions to a strip. */
export type PlaceStrip = (strip: Strip) => Placed

/**
 * What positions add to a strip is one node, because twelve of them play at once
 * (docs/decisions/252-near-and-far.md); what is dear is in the room, which all positions share:
 *
 *     fader → pan ┬→ target
 *                 └→ far (mono) → the room of the target: air, early echoes
 */
export const placeStrip: PlaceStrip = ({ pan, target }) => {
  const { context } = pan
  const far = new GainNode(context, { gain: 0, channelCount: 1, channelCountMode: 'explicit' })
  let isFar = false

  /** Only a sound that was far at some time takes part in the room. */
  const enterRoom = () => {
    if (isFar) return
    isFar = true
    pan.connect(far).connect(roomOf(target))
  }

  return {
    move(position) {
      const now = clockOf(context)
      const shape = shapeOf(position)
      if (shape.far > 0) enterRoom()
      glide(pan.pan, shape.pan, now, GLIDE.fader)
      glide(far.gain, shape.far, now, GLIDE.fader)
      return shape.level
    },
    close: () => far.disconnect(),
  }
}
