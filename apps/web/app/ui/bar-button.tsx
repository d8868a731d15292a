import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type BarButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'size' | 'look'> & {
  /** Accessible name. */
  readonly label: string
  /** A part of the name, under the picture where the bar has room for it. */
  readonly word: string
  /** The word is shown on every bar: it changes. */
  readonly isTold?: boolean
}

/** A picture in a bar that is a container; on wide bars with a word. */
export const BarButton = ({
  label,
  word,
  isTold,
  className,
  children,
  ...rest
}: BarButtonProps) => (
  <Button
    look="secondary"
    size="icon"
    aria-label={label}
    title={label}
    className={classNames(
      'flex-col !gap-0.5',
      // A time in large letters is wider than the picture.
      isTold && '!w-auto min-w-[44px] px-1',
      '@min-[40rem]:w-auto @min-[40rem]:min-w-14 @min-[40rem]:rounded-xl @min-[40rem]:px-2',
      className,
    )}
    {...rest}
  >
    {children}
    <span
      aria-hidden
      className={classNames(
        'tabular text-[0.6875rem] leading-none',
        !isTold && 'hidden @min-[40rem]:block',
      )}
    >
      {word}
    </span>
  </Button>
)
