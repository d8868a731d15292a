import type { ReactNode } from 'react'

type SampleProps = { readonly title: string; readonly children: ReactNode }

/** One kind of component, in all its states. */
export const Sample = ({ title, children }: SampleProps) => (
  <section aria-label={title} className="py-6">
    <h2 className="section-title mb-4 text-2xl">{title}</h2>
    <div className="flex flex-wrap items-center gap-4">{children}</div>
  </section>
)
