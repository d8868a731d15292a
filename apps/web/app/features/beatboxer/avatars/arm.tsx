import type { ReactNode } from 'react'
import { CLOTH, LINE } from './line.ts'
import { SKINS, type Skin } from './musician.ts'
import { OutlinedStroke } from './outlined-stroke.tsx'

export type Point = readonly [x: number, y: number]

export type ArmShape = {
  readonly elbow: Point
  readonly hand: Point
  /** What the hand holds, drawn under it. */
  readonly holds?: ReactNode
  /** Fingers of an open hand, as one path. */
  readonly fingers?: string
}

type ArmProps = { readonly shape: ArmShape; readonly skin: Skin }

/** A forearm. The joint around it turns about the elbow. */
export const Arm = ({ shape, skin }: ArmProps) => {
  const [elbowX, elbowY] = shape.elbow
  const [handX, handY] = shape.hand
  const wristX = elbowX + (handX - elbowX) * 0.78
  const wristY = elbowY + (handY - elbowY) * 0.78
  const sleeve = `M${elbowX} ${elbowY}L${wristX} ${wristY}`
  return (
    <>
      {shape.holds}
      {shape.fingers === undefined ? null : (
        <OutlinedStroke
          path={shape.fingers}
          color={SKINS[skin].base}
          width={3.2}
          outlineWidth={6.4}
        />
      )}
      <OutlinedStroke path={sleeve} color={CLOTH} width={11.2} outlineWidth={15} />
      <circle cx={handX} cy={handY} r={6.6} fill={SKINS[skin].base} {...LINE} />
    </>
  )
}
