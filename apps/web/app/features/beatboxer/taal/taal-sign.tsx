import { Hand } from '#icons'
import type { Matra } from './teental.ts'
import './taal-sign.css'

type TaalSignProps = Pick<Matra, 'gesture' | 'sign'>

/**
 * The sign of Bhatkhande's notation for what the hands do. A clap's number stands beside a hand, so that
 * it is not read as the number of a matra. Screen readers get the gesture in words.
 */
export const TaalSign = ({ gesture, sign }: TaalSignProps) => (
  <span aria-hidden className="taal-sign" data-gesture={gesture} data-sign={sign}>
    {gesture === 'taali' ? <Hand size={13} strokeWidth={2.5} /> : null}
  </span>
)
