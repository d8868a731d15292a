import { milliseconds } from '@dhvani/units'
import { clockOf, glide } from '../context/glide.ts'
import type { Strip } from '../context/mix-graph.ts'
import type { Position } from '../loading/sound-source.ts'
import { roomOf } from './room.ts'
import { shapeOf, type Shape } from './shape.ts'

/** A strip that is heard from a position. */
export type Placed = {
  /** Moves it there without a click; `undefined` is the middle, and near. */
  readonly move: (position: Position | undefined) => void
  readonly close: () => void
}

/** Leads a strip to its target by way of a position. */
export type PlaceStrip = (
  strip: Strip,
  position: Position | undefined,
  options: {
    /** Whether the strip is silent now, so that nothing has to glide. */
    readonly isSilent: boolean
  },
) => Placed

/** Longer than a fader's: a finger moves a position further in a moment. */
const TAU = milliseconds(30)

const NOWHERE: Shape = { pan: 0, near: 0, far: 0 }

/**
 * The nodes of one position, between a strip's fader and its target. There are three, because twelve of them play at once
 * (docs/decisions/252-near-and-far.md); what is dear is in the room, which all positions share:
 *
 *     fader → pan ┬→ near → target
 *                 └→ far → the room of the target: air, narrowness, early echoes
 *
 * The straight way closes by the curve by which this one opens. Both carry the same samples, so their sum stays.
 */
export const placeStrip: PlaceStrip = (strip, position, { isSilent }) => {
  const { output, straight, target } = strip
  const { context } = output
  const start = isSilent ? shapeOf(position) : NOWHERE
  const pan = new StereoPannerNode(context, {
    pan: start.pan,
    // A mono sound is as loud left and right as it was without a position.
    channelCount: 2,
    channelCountMode: 'explicit',
  })
  const near = new GainNode(context, { gain: start.near })
  const far = new GainNode(context, { gain: start.far })
  output.connect(pan)
  pan.connect(near).connect(target)
  pan.connect(far).connect(roomOf(target))

  const moveTo = (shape: Shape) => {
    const now = clockOf(context)
    glide(pan.pan, shape.pan, now, TAU)
    glide(near.gain, shape.near, now, TAU)
    glide(far.gain, shape.far, now, TAU)
  }

  if (isSilent) output.disconnect(straight)
  else {
    glide(straight.gain, 0, clockOf(context), TAU)
    moveTo(shapeOf(position))
  }

  return {
    move: (next) => moveTo(shapeOf(next)),
    close() {
      for (const node of [pan, near, far]) node.disconnect()
    },
  }
}
