import { useEffect, useState, type ReactNode } from 'react'
import { useSession } from '#lib/session/session.ts'

let isKeeping = false

const beginKeeping = async () => {
  if (isKeeping) return
  isKeeping = true
  try {
    const { connectMix } = await import('./connect-mix.ts')
    connectMix()
  } catch (error) {
    isKeeping = false
    reportError(error)
  }
}

/**
 * Loads the code that keeps a mix, once a listener is signed in. Its child, the dock, is shown when the
 * mix is restored: it then appears once, in its final size, and the page does not move.
 */
export const WhenMixRestored = ({ children }: { readonly children: ReactNode }) => {
  const { status } = useSession()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (status === 'signed-in') void beginKeeping().then(() => setIsBack(true))
  }, [status])
  return isBack || status === 'signed-out' ? children : null
}
