import { useEffect, useState } from 'react'
import { findAwaitedMail, keepAwaitedMail, type AwaitedMail } from './awaited-mail.ts'

/** A page that the visitor opens begins anew. After a reload, or by Back, it goes on where it was. */
const findAfterReload = (): AwaitedMail | undefined => {
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  return isAgain ? findAwaitedMail(sessionStorage) : undefined
}

/** The mail whose code this page waits for. It survives a reload, until the visitor leaves the form. */
export const useAwaitedMail = () => {
  const [awaited, setAwaited] = useState<AwaitedMail>()

  // Storage is read after hydration: the prerendered page waits for no mail.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setAwaited(findAfterReload()), [])
  useEffect(() => () => keepAwaitedMail(undefined, sessionStorage), [])

  const change = (next: AwaitedMail | undefined) => {
    setAwaited(next)
    keepAwaitedMail(next, sessionStorage)
  }
  return [awaited, change] as const
}
