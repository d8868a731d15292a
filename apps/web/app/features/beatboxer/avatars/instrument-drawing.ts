import type { ReactNode } from 'react'
import type { ArmShape } from './arm.tsx'

/** What a loop puts into somebody's hands; arms move by themselves, in front of the rest. */
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
