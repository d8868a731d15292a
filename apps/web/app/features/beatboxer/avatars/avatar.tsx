import type { CSSProperties } from 'react'
import { findBeatLoop, type LoopId } from '@dhvani/catalogue'
import { Beard, Brows, Eyes, Glasses, Jewels, Mark, Nose, Skull, type Lips } from './face.tsx'
import { GarmentOf } from './garment.tsx'
import { HairBehind, HairInFront } from './hair.tsx'
import { Halo } from './halo.tsx'
import { HeadwearOf } from './headwear.tsx'
import { InstrumentOf, MOVEMENT_OF } from './instruments.tsx'
import { MUSICIANS } from './musicians.ts'
import './avatar.css'

/** Undyed khadi: what everybody wears until a loop dyes it. */
const KHADI = '#e8dabb'

const lipsOf = (loop: LoopId | undefined): Lips => {
  const category = loop && findBeatLoop(loop)?.category
  if (category === 'vocal') return 'sing'
  return category === 'flute' ? 'blow' : 'rest'
}

type AvatarProps = {
  /** 0 to 15: which of the musicians. */
  readonly index: number
  /** What they play; without it they doze. */
  readonly loop?: LoopId | undefined
}

/** One musician of the ensemble. Decoration: the slot around it says everything in words. */
export const Avatar = ({ index, loop }: AvatarProps) => {
  const musician = MUSICIANS[index % MUSICIANS.length]
  if (!musician) return null
  const cloth = loop ? (findBeatLoop(loop)?.color ?? KHADI) : KHADI
  const style = { '--cloth': cloth, '--breath-delay': `${index * -0.37}s` } as CSSProperties
  return (
    <svg
      aria-hidden
      viewBox="-5 0 130 146"
      className="avatar"
      data-movement={loop ? MOVEMENT_OF[loop] : 'none'}
      style={style}
    >
      {loop ? <Halo /> : null}
      <g data-part="body">
        <g className="avatar-breath">
          <HairBehind of={musician} />
          <GarmentOf of={musician} />
          <g data-part="head">
            <Skull of={musician} />
            <Jewels of={musician} />
            <Eyes of={musician} isAwake={loop !== undefined} />
            <Brows of={musician} />
            <Nose of={musician} />
            <Beard of={musician} lips={lipsOf(loop)} />
            <Mark of={musician} />
            <Glasses of={musician} />
            <HairInFront of={musician} />
            <HeadwearOf of={musician} />
          </g>
        </g>
        {loop ? <InstrumentOf loop={loop} skin={musician.skin} /> : null}
      </g>
    </svg>
  )
}
