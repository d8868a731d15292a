import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

type TransportButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'className'> & {
  readonly icon: LucideIcon
  readonly label: string
}

/** A picture with its name; on phones only the picture. */
export const TransportButton = ({ icon: Icon, label, ...rest }: TransportButtonProps) => (
  <Button look="secondary" className="!px-3 sm:!px-4" aria-label={label} title={label} {...rest}>
    <Icon aria-hidden size={18} />
    <span className="hidden sm:inline">{label}</span>
  </Button>
)
