import type { Icon } from '#ui/create-icon.tsx'
import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { STACKED } from './stacked.ts'

type TransportButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'className'> & {
  readonly icon: Icon
  readonly label: string
}

/** A picture with its name: below it on phones, beside it where there is room. */
export const TransportButton = ({ icon: Icon, label, ...rest }: TransportButtonProps) => (
  <Button look="secondary" className={STACKED} aria-label={label} title={label} {...rest}>
    <Icon aria-hidden size={18} />
    <span>{label}</span>
  </Button>
)
