import { useEffect, useState } from 'react'
import { findPracticeRoom, useRoomState } from '#lib/riyaz/room-state.ts'

/** The matra that is heard now, from 0; negative while it is counted in. */
export const useMatra = (matras: number): number | undefined => {
  const isHeard = useRoomState().tabla === 'playing'
  const [matra, setMatra] = useState<number>()

  useEffect(() => {
    if (!isHeard) return undefined
    let frame = 0
    const look = () => {
      const position = findPracticeRoom()?.position()
      if (position !== undefined) setMatra(Math.floor(position))
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      setMatra(undefined)
    }
  }, [isHeard])

  if (matra === undefined || !isHeard) return undefined
  return matra < 0 ? matra : matra % matras
}
