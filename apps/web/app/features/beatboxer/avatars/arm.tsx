import type { ReactNode } from 'react'
import { CLOTH, LINE } from './line.ts'
import { SKINS, type Skin } from './musician.ts'

export type Point = readonly [x: number, y: number]

export type ArmShape = {
  readonly elbow: Point
  readonly hand: Point
  /** What the hand holds, drawn under it. */
  readonly holds?: ReactNode
  /** Fingers of an open hand, as one path. */
  readonly fingers?: string
}

const Fingers = ({ path, skin }: { readonly path: string; readonly skin: Skin }) => (
  <>
    <path d={path} stroke="var(--avatar-line)" strokeWidth={6.4} strokeLinecap="round" />
    <path d={path} stroke={SKINS[skin].base} strokeWidth={3.2} strokeLinecap="round" />
  </>
)

type ArmProps = { readonly shape: ArmShape; readonly skin: Skin }

/** A forearm. The part around it turns about the elbow. */
export const Arm = ({ shape, skin }: ArmProps) => {
  const [elbowX, elbowY] = shape.elbow
  const [handX, handY] = shape.hand
  const wristX = elbowX + (handX - elbowX) * 0.78
  const wristY = elbowY + (handY - elbowY) * 0.78
  const sleeve = `M${elbowX} ${elbowY}L${wristX} ${wristY}`
  return (
    <>
      {shape.holds}
      {shape.fingers === undefined ? null : <Fingers path={shape.fingers} skin={skin} />}
      <path d={sleeve} stroke={LINE.stroke} strokeWidth={15} strokeLinecap="round" />
      <path d={sleeve} style={{ stroke: CLOTH }} strokeWidth={11.2} strokeLinecap="round" />
      <circle cx={handX} cy={handY} r={6.6} fill={SKINS[skin].base} {...LINE} />
    </>
  )
}
