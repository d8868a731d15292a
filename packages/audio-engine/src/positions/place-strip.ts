import { milliseconds } from '@dhvani/units'
import { clockOf, glide } from '../context/glide.ts'
import type { Strip } from '../context/mix-graph.ts'
import type { Position } from '../loading/sound-source.ts'
import { shapeOf, type Shape } from './shape.ts'
import { roomOf } from './room.ts'

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

/** A mono sound is as loud left and right as it was without a position. */
const BOTH_SIDES = { channelCount: 2, channelCountMode: 'explicit' } as const

/**
 * The nodes of one position, between a strip's fader and its target:
 *
 *     fader ┬→ wide ────────┐
 *           └→ narrow (mono) ┴→ pan ┬→ near → target
 *                                   └→ far → the room of the target: air, early echoes
 *
 * The straight way is closed by the same curve by which this one opens. Both carry the same samples, so their sum stays.
 */
export const placeStrip: PlaceStrip = (strip, position, { isSilent }) => {
  const { output, straight, target } = strip
  const { context } = output
  const start = shapeOf(isSilent ? position : undefined)
  const opened = isSilent ? 1 : 0
  const way = new GainNode(context, { gain: opened })
  const wide = new GainNode(context, { gain: start.width })
  const narrow = new GainNode(context, {
    gain: 1 - start.width,
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  const pan = new StereoPannerNode(context, { pan: start.pan, ...BOTH_SIDES })
  const near = new GainNode(context, { gain: start.near })
  const far = new GainNode(context, { gain: start.far })

  output.connect(way)
  way.connect(wide).connect(pan)
  way.connect(narrow).connect(pan)
  pan.connect(near).connect(target)
  pan.connect(far).connect(roomOf(target))

  const moveTo = (shape: Shape) => {
    const now = clockOf(context)
    for (const [param, value] of [
      [wide.gain, shape.width],
      [narrow.gain, 1 - shape.width],
      [pan.pan, shape.pan],
      [near.gain, shape.near],
      [far.gain, shape.far],
    ] as const)
      glide(param, value, now, TAU)
  }

  if (isSilent) straight.gain.value = 0
  else {
    const now = clockOf(context)
    glide(straight.gain, 0, now, TAU)
    glide(way.gain, 1, now, TAU)
    moveTo(shapeOf(position))
  }

  return {
    move: (next) => moveTo(shapeOf(next)),
    close() {
      for (const node of [way, wide, narrow, pan, near, far]) node.disconnect()
    },
  }
}
