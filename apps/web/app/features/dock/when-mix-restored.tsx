import { useEffect, useState, type ReactNode } from 'react'
import { loadPart } from '#lib/code/load-part.ts'
import { runOnce } from '#lib/page/run-once.ts'
import { useSession } from '#lib/session/session.ts'

const beginKeeping = runOnce(async () => {
  const { connectMix } = await loadPart(() => import('./connect-mix.ts'))
  connectMix()
})

/**
 * Loads the code that keeps a mix, once a listener is signed in. Its child, the dock, is shown when the
 * mix is restored: it then appears once, in its final size, and the page does not move.
 */
export const WhenMixRestored = ({ children }: { readonly children: ReactNode }) => {
  const { status } = useSession()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (status !== 'signed-in') return
    const show = () => setIsBack(true)
    // `loadPart` told the log of code that did not arrive: the dock is then shown without the kept mix.
    beginKeeping().then(show, show)
  }, [status])
  return isBack || status === 'signed-out' ? children : null
}
