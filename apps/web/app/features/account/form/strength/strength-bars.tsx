import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type StrengthBarsProps = {
  /** How many of the four are reached, and their colour. */
  readonly reached?: number
  readonly colour?: string
  /** What they mean, in words. Two lines on a phone, so that no words move what stands below. */
  readonly children: ReactNode
}

/** What stands below a new password, from before its first letter on. */
export const StrengthBars = ({ reached = 0, colour = '', children }: StrengthBarsProps) => (
  <span className="mt-1.5 flex flex-col gap-1.5 max-sm:min-h-[calc(2lh+0.75rem)]">
    <span aria-hidden className="flex gap-1">
      {[1, 2, 3, 4].map((bar) => (
        <span
          key={bar}
          data-degree={bar <= reached ? 1 : 0}
          className={classNames('h-1.5 grow rounded-full', bar <= reached ? colour : 'bg-sunken')}
        />
      ))}
    </span>
    {children}
  </span>
)
