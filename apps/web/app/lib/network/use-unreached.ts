import { useState } from 'react'
import { unreachedText } from './unreached-text.ts'
import { useWhenOnline } from './online.ts'

/** What was sent and did not reach the server. */
export type Unreached = {
  readonly text: string
  /** Sends it again. A form has none: its own button sends what its fields hold by then. */
  readonly again?: (() => void) | undefined
}

/**
 * For the place of an action: what did not reach the server, until the visitor tries again or the
 * browser is online again.
 */
export const useUnreached = () => {
  const [unreached, setUnreached] = useState<Unreached>()
  const clear = () => setUnreached(undefined)
  useWhenOnline(unreached !== undefined, clear)
  return {
    unreached,
    clear,
    show: (again?: () => void, failure?: string) =>
      setUnreached({ text: unreachedText(failure), again }),
  }
}
