import { useEffect, useState, type ReactNode } from 'react'
import { useSession } from '#lib/session/session.ts'

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

/**
 * Only who is signed in has a mix to keep: its code comes for them. The dock, its child, waits
 * until the mix is back, so that it comes once, at its size, and nothing moves.
 */
export const MixKeeper = ({ children }: { readonly children: ReactNode }) => {
  const { status } = useSession()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (status === 'signed-in') void beginKeeping().then(() => setIsBack(true))
  }, [status])
  return isBack || status === 'signed-out' ? children : null
}
