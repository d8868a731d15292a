import type { CSSProperties, ReactNode } from 'react'
import { findBeatLoop, type LoopId } from '@dhvani/catalogue'
import { Arm, type Point } from './arm.tsx'
import { Beard, Brows, Eyes, Glasses, Jewels, Mark, Nose, Skull, type Lips } from './face.tsx'
import { GarmentOf } from './garment.tsx'
import { HairBehind, HairInFront } from './hair.tsx'
import { HeadwearOf } from './headwear.tsx'
import { DRAWING_OF, MOVEMENT_OF } from './instruments.ts'
import type { Musician } from './musician.ts'
import { MUSICIANS } from './musicians.ts'
import { turningAbout, VIEW_BOX } from './transforms.ts'
import './avatar.css'

const PETALS = 20

/** A rangoli behind the head of a musician who has a loop. */
const Halo = () => (
  <>
    {Array.from({ length: PETALS }, (_, index) => (
      <path
        key={index}
        d="M60 4q5 6 0 13q-5-7 0-13Z"
        transform={`rotate(${(360 / PETALS) * index} 60 60)`}
        style={{ fill: 'var(--cloth)' }}
        opacity={0.75}
      />
    ))}
    <circle cx={60} cy={60} r={40.5} style={{ fill: 'var(--cloth)' }} opacity={0.2} />
    <circle
      cx={60}
      cy={60}
      r={40.5}
      fill="none"
      style={{ stroke: 'var(--cloth)' }}
      strokeWidth={1.6}
      strokeDasharray=".1 5"
      strokeLinecap="round"
    />
  </>
)

/** Undyed khadi: the cloth of every musician without a loop. A loop dyes it in its colour. */
const KHADI = '#e8dabb'

const lipsOf = (loop: LoopId | undefined): Lips => {
  const category = loop && findBeatLoop(loop)?.category
  if (category === 'vocal') return 'sing'
  return category === 'flute' ? 'blow' : 'rest'
}

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox={VIEW_BOX} className="avatar-sheet">
    {children}
  </svg>
)

type JointProps = { readonly name: string; readonly about: Point; readonly children: ReactNode }

/**
 * What moves of a musician. It has sheets of its own, so that the browser moves a finished picture instead
 * of painting again (docs/decisions/081-musicians-in-sheets.md).
 */
const Joint = ({ name, about, children }: JointProps) => (
  <span className="avatar-joint" data-joint={name} style={turningAbout(about)}>
    {children}
  </span>
)

type HeadProps = { readonly of: Musician; readonly loop: LoopId | undefined }

const Head = ({ of, loop }: HeadProps) => (
  <Sheet>
    <Skull of={of} />
    <Jewels of={of} />
    <Eyes of={of} isAwake={loop !== undefined} />
    <Brows of={of} />
    <Nose of={of} />
    <Beard of={of} lips={lipsOf(loop)} />
    <Mark of={of} />
    <Glasses of={of} />
    <HairInFront of={of} />
    <HeadwearOf of={of} />
  </Sheet>
)

const Hands = ({ of, loop }: { readonly of: Musician; readonly loop: LoopId }) => {
  const { thing, left, right } = DRAWING_OF[loop]
  return (
    <>
      <Sheet>{thing}</Sheet>
      <Joint name="left" about={left.elbow}>
        <Sheet>
          <Arm shape={left} skin={of.skin} />
        </Sheet>
      </Joint>
      <Joint name="right" about={right.elbow}>
        <Sheet>
          <Arm shape={right} skin={of.skin} />
        </Sheet>
      </Joint>
    </>
  )
}

type AvatarProps = {
  /** 0 to 15: which of the musicians. */
  readonly index: number
  /** The loop that the musician plays. Without a loop the musician dozes. */
  readonly loop?: LoopId | undefined
}

/** One musician of the ensemble. Hidden from screen readers: the slot has the same in words. */
export const Avatar = ({ index, loop }: AvatarProps) => {
  const musician = MUSICIANS[index % MUSICIANS.length]
  if (!musician) return null
  const cloth = loop ? (findBeatLoop(loop)?.color ?? KHADI) : KHADI
  const style = { '--cloth': cloth, '--breath-delay': `${index * -0.37}s` } as CSSProperties
  return (
    <span
      aria-hidden
      className="avatar"
      data-movement={loop ? MOVEMENT_OF[loop] : undefined}
      style={style}
    >
      {loop ? (
        <Joint name="halo" about={[60, 60]}>
          <Sheet>
            <Halo />
          </Sheet>
        </Joint>
      ) : null}
      <Joint name="body" about={[60, 146]}>
        <Sheet>
          <HairBehind of={musician} />
          <GarmentOf of={musician} />
        </Sheet>
        <Joint name="head" about={[60, 90]}>
          <Head of={musician} loop={loop} />
        </Joint>
        {loop ? <Hands of={musician} loop={loop} /> : null}
      </Joint>
    </span>
  )
}
