import { PALETTES } from '#ui/art/palettes.ts'

/** Side of the picture, in pixels: the largest that lock screens ask for. */
const SIDE = 512

const MIDDLE = SIDE / 2

const TURN = 2 * Math.PI

/** Places of stars, in shares of the side, with their radius in pixels. */
const STARS = [
  [0.28, 0.3, 3],
  [0.7, 0.26, 4],
  [0.76, 0.46, 2.5],
  [0.24, 0.52, 2.5],
  [0.62, 0.18, 2.5],
] as const

const { near, far, mid, accent, glow, ink } = PALETTES.neel.raat

const drawSky = (pen: CanvasRenderingContext2D) => {
  const sky = pen.createLinearGradient(0, 0, 0, SIDE)
  sky.addColorStop(0, near)
  sky.addColorStop(1, far)
  pen.fillStyle = sky
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.fillStyle = ink
  for (const [x, y, radius] of STARS) {
    pen.beginPath()
    pen.arc(x * SIDE, y * SIDE, radius, 0, TURN)
    pen.fill()
  }
}

/** A crescent between two circles that meet at a sixth of a turn above and below. */
const drawMoon = (pen: CanvasRenderingContext2D) => {
  const [radius, shift] = [92, 50]
  const [x, y] = [MIDDLE, 196]
  const [tipX, tipY] = [radius * Math.cos(TURN / 6), radius * Math.sin(TURN / 6)]
  const inner = Math.hypot(tipX - shift, tipY)
  const tip = Math.atan2(tipY, tipX - shift)
  pen.beginPath()
  pen.arc(x, y, radius, TURN / 6, TURN - TURN / 6)
  pen.arc(x + shift, y, inner, -tip, tip, true)
  pen.fillStyle = glow
  pen.fill()
}

const drawRing = (pen: CanvasRenderingContext2D, share: number) => {
  pen.lineWidth = 16
  pen.lineCap = 'round'
  for (const [colour, part] of [
    [mid, 1],
    [accent, share],
  ] as const) {
    pen.strokeStyle = colour
    pen.beginPath()
    pen.arc(MIDDLE, MIDDLE, 222, -TURN / 4, TURN * part - TURN / 4)
    pen.stroke()
  }
}

/**
 * Draws the lock screen's picture of a night with a sleep timer: a moon, and a ring of the time that is left.
 *
 * @param share  how much of the timer's time is left, 0 to 1
 * @param words  what is left, in words
 * @returns a data address; `undefined` where the browser draws nothing
 */
export const drawSleepArtwork = (share: number, words: string): string | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  drawSky(pen)
  drawRing(pen, share)
  drawMoon(pen)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.font = `600 72px ${getComputedStyle(document.body).fontFamily}`
  pen.fillText(words, MIDDLE, 392, SIDE * 0.7)
  return canvas.toDataURL('image/png')
}
