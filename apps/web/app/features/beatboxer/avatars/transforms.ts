import type { CSSProperties } from 'react'
import type { Point } from './arm.tsx'

/** The canvas of every drawing, in SVG user units. */
export const CANVAS = { left: -5, top: 0, width: 130, height: 146 } as const

export const VIEW_BOX = [CANVAS.left, CANVAS.top, CANVAS.width, CANVAS.height].join(' ')

/** The point about which a joint turns, in percent, so that it holds at every size of the avatar. */
export const turningAbout = ([x, y]: Point): CSSProperties => ({
  transformOrigin: `${(((x - CANVAS.left) / CANVAS.width) * 100).toFixed(2)}% ${((y / CANVAS.height) * 100).toFixed(2)}%`,
})

const across = (share: number) => `${((share / CANVAS.width) * 100).toFixed(2)}%`
const down = (share: number) => `${((share / CANVAS.height) * 100).toFixed(2)}%`

/** @returns a CSS translation by `x` and `y` units of the drawing */
export const shift = (x: number, y: number): string => `translate(${across(x)}, ${down(y)})`

export const turn = (degrees: number): string => `rotate(${degrees.toFixed(2)}deg)`
