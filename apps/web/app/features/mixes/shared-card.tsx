import type { ReactNode } from 'react'
import { m } from '#messages'

type SharedCardProps = {
  readonly name: string
  /** The sounds, and below them what else there is to say and to press. */
  readonly children: ReactNode
}

/** The frame of a mix that a link brought. */
export const SharedCard = ({ name, children }: SharedCardProps) => (
  <section aria-label={m.shared_title()} className="page-width mt-6">
    <div className="flex flex-col gap-4 rounded-3xl border border-lit-edge bg-lit-wash p-6">
      <div>
        <p className="text-ink-soft">{m.shared_lead()}</p>
        {/* Before the scripts of the page, its head writes the name (shared-place.tsx). */}
        <h2 suppressHydrationWarning className="own-name text-3xl break-words">
          {name}
        </h2>
      </div>
      {children}
    </div>
  </section>
)
