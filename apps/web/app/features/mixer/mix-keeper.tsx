import { useEffect } from 'react'
import { useSession } from '#lib/session.ts'

let isKeeping = false

const beginKeeping = async () => {
  if (isKeeping) return
  isKeeping = true
  try {
    const { keepMix } = await import('./keep-mix.ts')
    keepMix()
  } catch (error) {
    isKeeping = false
    reportError(error)
  }
}

/** Only who is signed in has a mix to keep: its code comes for them. Shows nothing. */
export const MixKeeper = () => {
  const isSignedIn = useSession().status === 'signed-in'
  useEffect(() => {
    if (isSignedIn) void beginKeeping()
  }, [isSignedIn])
  return null
}
