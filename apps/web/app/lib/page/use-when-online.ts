import { useEffect, useEffectEvent } from 'react'

/** Calls `onOnline` when the browser is online again, as long as that is wanted. */
export const useWhenOnline = (isWanted: boolean, onOnline: () => void): void => {
  const handleOnline = useEffectEvent(onOnline)
  useEffect(() => {
    if (!isWanted) return undefined
    const handle = () => handleOnline()
    addEventListener('online', handle)
    return () => removeEventListener('online', handle)
  }, [isWanted])
}
