import { useStore } from '#lib/store/store.ts'
import { spoken } from '#lib/notices/spoken.ts'
import { toasts } from '#lib/notices/toasts.ts'
import { namedWait } from '#lib/notices/waits.ts'
import { AFTER_PRESS_MS, useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { latePart } from './late-part.tsx'

const ToastCard = latePart(async () => (await import('./toast-card.tsx')).ToastCard, {
  missing: ({ toast }) => (
    <p role="alert" className="bg-surface p-3">
      <span>{toast.title}</span> <span>{toast.description}</span>
    </p>
  ),
})

const ToastRoom = latePart(async () => (await import('./toast-card.tsx')).ToastRoom)

/**
 * The live region is in the page from the start, so that screen readers read the first toast too.
 * The code of the card is loaded at the visitor's first interaction. What the page waits for is named
 * in the same place, as a page has one status; a wait that comes or goes does not make a screen reader
 * read the toast again. The words are there before the code of their room, which a slow line brings later: only a
 * transform moves them then, which changes nothing of the layout.
 */
export const Toaster = ({ closeLabel }: { readonly closeLabel: string }) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const toast = useStore(toasts, undefined)
  const wait = useStore(namedWait, undefined)
  const said = useStore(spoken, undefined)
  useFirstInteraction(ToastCard.prepare, AFTER_PRESS_MS)
  const isError = toast?.variant === 'destructive'
  const card = toast ? <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} /> : null
  return (
    <div
      data-toaster
      aria-live="off"
      className="above-dock pointer-events-none fixed inset-x-4 bottom-0 -translate-y-[calc(var(--toast-bottom)+var(--lift,0px))] z-[60] mx-auto max-w-md sm:inset-e-6 sm:inset-s-auto sm:mx-0 sm:w-full sm:max-w-sm"
    >
      <output aria-atomic={false} className="block">
        {said ? <p className="sr-only">{said}</p> : null}
        {/* Above the toast, whose buttons then stay under the visitor's finger. */}
        {wait === undefined ? null : (
          <p className="mb-2 rounded-2xl border border-line bg-surface px-4 py-3 shadow-lift">
            {wait}
          </p>
        )}
        {isError ? null : card}
      </output>
      {isError ? card : null}
      {wait === undefined && !card ? null : <ToastRoom />}
    </div>
  )
}
