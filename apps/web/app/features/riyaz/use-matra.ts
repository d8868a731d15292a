import { useEffect, useState } from 'react'
import { findPracticeRoom, useRoomState } from '#lib/riyaz/room-state.ts'

/** Draws frames: the window in which the matra is shown. */
type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>

/**
 * The matra that is heard now, from 0; negative while it is counted in.
 *
 * @param shownIn by default this window; the frames of a hidden one stop
 */
export const useMatra = (matras: number, shownIn?: Frames): number | undefined => {
  const isHeard = useRoomState().tabla === 'playing'
  const [matra, setMatra] = useState<number>()

  useEffect(() => {
    if (!isHeard) return undefined
    const frames = shownIn ?? window
    let frame = 0
    const look = () => {
      const position = findPracticeRoom()?.position()
      if (position !== undefined) setMatra(Math.floor(position))
      frame = frames.requestAnimationFrame(look)
    }
    frame = frames.requestAnimationFrame(look)
    return () => {
      frames.cancelAnimationFrame(frame)
      setMatra(undefined)
    }
  }, [isHeard, shownIn])

  if (matra === undefined || !isHeard) return undefined
  return matra < 0 ? matra : matra % matras
}
