import { ArrowDown } from '#icons'
import { m } from '#messages'

/** Tells a newcomer what to do, and leads to the mixes that need no choosing. */
export const FirstSteps = () => (
  <div className="first-steps page-width flex pt-1.5 sm:pt-0 flex-wrap items-center justify-between gap-x-6">
    <p className="text-ink-soft">{m.first_steps()}</p>
    <a
      href="#ready-mixes"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-terracotta underline-offset-4 hover:underline"
    >
      {m.ready_title()}
      <ArrowDown size={18} />
    </a>
  </div>
)
