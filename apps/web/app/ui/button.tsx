import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large' | 'icon'

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  // Forced colours show the edge, which has no colour otherwise.
  primary: 'border border-transparent bg-action text-on-action hover:bg-action-hover shadow-card',
  secondary: 'border border-edge bg-surface text-ink hover:border-terracotta hover:text-terracotta',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-danger text-danger hover:bg-danger-wash',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-3 text-lg',
  // Its picture does not grow with the letters, so neither does the button.
  icon: 'size-[44px] shrink-0',
}

/** For links that look like buttons. */
export const buttonClasses = (look: ButtonLook = 'primary', size: ButtonSize = 'medium'): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    LOOKS[look],
    SIZES[size],
  )

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: ButtonLook
  readonly size?: ButtonSize
}

/** A button that its own press disables is `aria-disabled` and without `onClick`: `disabled` would take the focus from it. */
export const Button = ({ look, size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={classNames(buttonClasses(look, size), className)} {...rest} />
)

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'size'> & {
  /** Accessible name; also shown on hover. */
  readonly label: string
}

export const IconButton = ({ label, look = 'quiet', ...rest }: IconButtonProps) => (
  <Button look={look} size="icon" aria-label={label} title={label} {...rest} />
)
