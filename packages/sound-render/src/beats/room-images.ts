/** Metres from a corner of the room, or a direction of length 1. */
export type Point = readonly [x: number, y: number, z: number]

/** Metres a second. */
export const SPEED_OF_SOUND = 343

/** A mirror image of a source, as an ear hears it. */
export type Image = {
  /** Metres. */
  distance: number
  /** How many walls its sound has met. */
  bounces: number
  /** From the ear towards it, of length 1. */
  direction: Point
}

type Placed = {
  /** Metres: its three sides. */
  room: Point
  source: Point
  ear: Point
  /** Metres: images farther away are left out. */
  reach: number
}

/**
 * Every image of a source in the walls of a box, without the source itself: J. B. Allen and
 * D. A. Berkley, "Image method for efficiently simulating small-room acoustics", JASA 65 (1979).
 */
export const findImages = ({ room, source, ear, reach }: Placed): Image[] => {
  const images: Image[] = []
  const [most, next, last] = room.map((side) => Math.ceil(reach / side)) as [number, number, number]
  const way = (axis: 0 | 1 | 2, order: number) =>
    order * room[axis] + (order % 2 === 0 ? source[axis] : room[axis] - source[axis]) - ear[axis]
  for (let i = -most; i <= most; i += 1)
    for (let j = -next; j <= next; j += 1)
      for (let k = -last; k <= last; k += 1) {
        const [x, y, z] = [way(0, i), way(1, j), way(2, k)]
        const distance = Math.hypot(x, y, z)
        const bounces = Math.abs(i) + Math.abs(j) + Math.abs(k)
        if (bounces === 0 || distance > reach) continue
        images.push({ distance, bounces, direction: [x / distance, y / distance, z / distance] })
      }
  return images
}
