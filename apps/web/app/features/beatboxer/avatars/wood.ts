import type { Skin } from './looks.ts'

export type InstrumentProps = { readonly skin: Skin }

export const WOOD = '#a8622d'
export const WOOD_DEEP = '#7b4219'
export const PALE_WOOD = '#d29a58'
export const HIDE = '#f3e3c3'
export const SYAHI = '#2d211c'
