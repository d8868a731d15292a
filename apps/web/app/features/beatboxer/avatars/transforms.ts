import type { CSSProperties } from 'react'
import type { Point } from './arm.tsx'

/** The paper that everybody is drawn on, in the units of the drawings. */
export const PAPER = { left: -5, top: 0, width: 130, height: 146 } as const

export const VIEW_BOX = [PAPER.left, PAPER.top, PAPER.width, PAPER.height].join(' ')

/** The point about which a part turns, wherever and however large the paper lies. */
export const turningAbout = ([x, y]: Point): CSSProperties => ({
  transformOrigin: `${(((x - PAPER.left) / PAPER.width) * 100).toFixed(2)}% ${((y / PAPER.height) * 100).toFixed(2)}%`,
})

const across = (share: number) => `${((share / PAPER.width) * 100).toFixed(2)}%`
const down = (share: number) => `${((share / PAPER.height) * 100).toFixed(2)}%`

/** @returns a CSS transform by lengths of the drawing */
export const shift = (x: number, y: number): string => `translate(${across(x)}, ${down(y)})`

export const turn = (degrees: number): string => `rotate(${degrees.toFixed(2)}deg)`
