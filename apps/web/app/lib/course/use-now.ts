import { useEffect, useState } from 'react'

/** The line names minutes, in milliseconds. */
const LOOK_MS = 10_000

/** @returns the time, milliseconds since 1970, as it was at most ten seconds ago */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const interval = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
