import type { ReactNode } from 'react'

type EmptyStateProps = {
  readonly picture: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Shown in place of an empty list: a picture, a reason and a next step. */
export const EmptyState = ({ picture, title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center justify-center gap-2 rounded-card border border-dashed border-edge bg-surface/60 px-6 py-7 text-center">
    <div className="text-terracotta">{picture}</div>
    <p className="font-display text-xl">{title}</p>
    {children ? <p className="max-w-prose text-ink-soft">{children}</p> : null}
    {action}
  </div>
)
