import { useEffect } from 'react'
import { useEntry } from '#lib/store/use-entry.ts'
import { findAwaitedMail, keepAwaitedMail, type AwaitedMail } from './awaited-mail.ts'
import { tabStorage } from '#lib/store/browser-storage.ts'

/** A page that the visitor opens begins anew. After a reload, or by Back, it goes on where it was. */
const findAfterReload = (): AwaitedMail | undefined => {
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  return isAgain ? findAwaitedMail(tabStorage()) : undefined
}

/** The mail whose code this page waits for. It survives a reload, until the visitor leaves the form. */
export const useAwaitedMail = () => {
  const [awaited, setAwaited] = useEntry<AwaitedMail | undefined>('awaited-mail', undefined)

  // Storage is read after hydration: the prerendered page waits for no mail.
  useEffect(() => {
    const found = findAfterReload()
    if (found) setAwaited(found)
  }, [setAwaited])
  // A switch of the language unmounts the old form, which forgets the mail in storage. The new form keeps it again.
  useEffect(() => {
    keepAwaitedMail(awaited, tabStorage())
    return () => keepAwaitedMail(undefined, tabStorage())
  }, [awaited])

  return [awaited, setAwaited] as const
}
