/** A finger that moves less, in CSS pixels, holds still. */
const SLACK = 12

/** Share of the screen's height that goes from silence to the whole volume. */
const REACH = 0.6

/** Wheel pixels for one percent; one notch of a mouse wheel is about a hundred. */
const WHEEL_PIXELS = 20

const asVolume = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** @returns what a finger does that has moved so far, in pixels */
export const readMove = (x: number, y: number): 'still' | 'swipe' | 'other' => {
  if (Math.hypot(x, y) < SLACK) return 'still'
  return Math.abs(y) > Math.abs(x) ? 'swipe' : 'other'
}

/**
 * @param from volume at which the swipe began, in percent
 * @param y how far it went down, in pixels
 * @param height of the screen, in pixels
 */
export const volumeAfterSwipe = (from: number, y: number, height: number): number =>
  asVolume(from - (y / (height * REACH)) * 100)

/**
 * @param turned how far the wheel has turned since it last changed the volume, in pixels; down is more
 * @returns the volume, and what is left for the next turn: a touchpad turns by a pixel at a time
 */
export const volumeAfterWheel = (from: number, turned: number) => {
  const percent = Math.trunc(turned / WHEEL_PIXELS)
  return { volume: asVolume(from - percent), rest: turned - percent * WHEEL_PIXELS }
}
