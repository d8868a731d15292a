import type { ReactNode } from 'react'
import type { ArmShape } from './arm.tsx'

/** A loop's instrument, and the arms that play it. Each arm moves separately, in front of `thing`. */
export type InstrumentDrawing = {
  readonly thing: ReactNode
  readonly left: ArmShape
  readonly right: ArmShape
}

export const WOOD = '#a8622d'
export const WOOD_DEEP = '#7b4219'
export const PALE_WOOD = '#d29a58'
export const HIDE = '#f3e3c3'
export const SYAHI = '#2d211c'
