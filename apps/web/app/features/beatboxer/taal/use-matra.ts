import { useEffect, useState } from 'react'
import { getBeatbox, useBeatbox } from '#lib/listening/beatbox.ts'
import { matraAt } from './teental.ts'

/** @returns the matra that sounds, 0 to 15; `undefined` while the beat pauses or `isOn` is false */
export const useMatra = (isOn: boolean): number | undefined => {
  const isPlaying = useBeatbox((stage) => stage.isPlaying)
  const [matra, setMatra] = useState<number>()
  const isFollowing = isOn && isPlaying

  useEffect(() => {
    if (!isFollowing) return undefined
    let request = 0
    const follow = () => {
      setMatra(matraAt(getBeatbox().position()))
      request = requestAnimationFrame(follow)
    }
    request = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(request)
  }, [isFollowing])

  return isFollowing ? matra : undefined
}
