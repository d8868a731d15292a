import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type KeptButtonProps = Omit<ComponentProps<typeof Button>, 'disabled'> & {
  /** Shows it as disabled and ignores its presses. */
  readonly isIdle: boolean
}

/** For a button that its own press may disable: `disabled` would take the focus from it, and the keyboard with it. */
export const KeptButton = ({ isIdle, className, onClick, ...rest }: KeptButtonProps) => (
  <Button
    aria-disabled={isIdle}
    className={classNames('aria-disabled:cursor-not-allowed aria-disabled:opacity-50', className)}
    onClick={isIdle ? undefined : onClick}
    {...rest}
  />
)
