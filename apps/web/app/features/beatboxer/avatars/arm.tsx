import type { ReactNode } from 'react'
import { CLOTH, LINE } from './line.ts'
import { SKINS, type Skin } from './looks.ts'

type ArmProps = {
  readonly part: 'left' | 'right'
  /** Elbow, hand. */
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly skin: Skin
  /** What the hand holds, drawn under it. */
  readonly children?: ReactNode
}

/** A forearm that turns about its elbow with its hand's strokes. */
export const Arm = ({ part, from, to, skin, children }: ArmProps) => {
  const [elbowX, elbowY] = from
  const [handX, handY] = to
  const wristX = elbowX + (handX - elbowX) * 0.78
  const wristY = elbowY + (handY - elbowY) * 0.78
  const sleeve = `M${elbowX} ${elbowY}L${wristX} ${wristY}`
  return (
    <g data-part={part} style={{ transformOrigin: `${elbowX}px ${elbowY}px` }}>
      {children}
      <path d={sleeve} stroke={LINE.stroke} strokeWidth={15} strokeLinecap="round" />
      <path d={sleeve} style={{ stroke: CLOTH }} strokeWidth={11.2} strokeLinecap="round" />
      <circle cx={handX} cy={handY} r={6.6} fill={SKINS[skin].base} {...LINE} />
    </g>
  )
}
