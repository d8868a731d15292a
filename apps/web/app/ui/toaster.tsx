import { lazy, Suspense } from 'react'
import { useStore } from '#lib/page/store.ts'
import { toasts } from '#lib/page/toasts.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'

const loadCard = async () => ({ default: (await import('./toast-card.tsx')).ToastCard })
const ToastCard = lazy(loadCard)

/**
 * The live region is in the page from the start, so that screen readers read the first toast too.
 * The code of the card is loaded at the visitor's first interaction.
 */
export const Toaster = ({ closeLabel }: { readonly closeLabel: string }) => {
  const toast = useStore(toasts, undefined)
  useFirstInteraction(loadCard)
  const isError = toast?.variant === 'destructive'
  const card = toast ? (
    <Suspense fallback={null}>
      <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
    </Suspense>
  ) : null
  return (
    <div
      data-toaster
      aria-live="off"
      className="pointer-events-none fixed inset-x-4 top-4 z-[60] mx-auto max-w-md sm:right-6 sm:left-auto sm:mx-0 sm:w-full"
    >
      <output className="block">{isError ? null : card}</output>
      {isError ? card : null}
    </div>
  )
}
