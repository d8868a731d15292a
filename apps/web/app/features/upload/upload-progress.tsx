import type { ReactNode } from 'react'
import { m } from '#messages'

type UploadProgressProps = {
  /** Accessible name. */
  readonly label: string
  readonly share: number | undefined
  /** What a screen reader hears as it comes. */
  readonly children?: ReactNode
}

/** How far the work on a file is: making it fit, or its upload. */
export const UploadProgress = ({ label, share, children }: UploadProgressProps) => (
  <div>
    <progress
      aria-label={label}
      className="h-2 w-full"
      {...(share === undefined ? {} : { value: share, max: 1 })}
    />
    <p className="tabular flex justify-between gap-4 text-sm text-ink-soft">
      <span aria-live="polite">{children}</span>
      <span>
        {share === undefined ? null : m.percent_short({ value: Math.floor(share * 100) })}
      </span>
    </p>
  </div>
)
