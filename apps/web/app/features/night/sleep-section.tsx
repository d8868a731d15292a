import { useDeferredValue } from 'react'
import { m } from '#messages'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

const waiting = () => <div className="min-h-80" />

const SleepControls = latePart(async () => (await import('./sleep-controls.tsx')).SleepControls, {
  missing: MissingNotice,
  waiting,
})

/** The sleep timer on Home. */
export const SleepSection = () => {
  // Without the delay, its code is asked for in the task that ends hydration.
  const isHydrated = useDeferredValue(useHydrated())
  return (
    <section aria-labelledby="sleep-timer" className="timer-card">
      <h2 id="sleep-timer" className="mb-4 text-3xl">
        {m.sleep_title()}
      </h2>
      {/* Prerendered, its buttons would be there before their code, and presses on them lost. */}
      {isHydrated ? <SleepControls /> : waiting()}
    </section>
  )
}
