import type { ReactNode } from 'react'
import { Ellipsis } from '#icons'
import type { Icon } from '#ui/create-icon.tsx'
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { pageDirection } from '#lib/language/say.ts'
import { IconButton, type ButtonLook } from './button.tsx'

type MenuProps = {
  /** Accessible name of the button that opens the menu. */
  readonly label: string
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/** A menu behind a button with three dots. The page around it stays in use; a toast goes under the menu. */
export const Menu = ({ label, look = 'quiet', children }: MenuProps) => (
  <DropdownMenu.Root modal={false} dir={pageDirection() ?? 'ltr'}>
    <DropdownMenu.Trigger asChild>
      <IconButton label={label} look={look}>
        <Ellipsis size={20} />
      </IconButton>
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="animate-fade z-[70] max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-24px)] overflow-y-auto rounded-2xl border border-line bg-surface p-2 text-ink shadow-lift"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

type MenuItemProps = {
  readonly icon: Icon
  readonly disabled?: boolean
  readonly onSelect: () => void
  readonly children: string
}

export const MenuItem = ({ icon: Icon, children, ...rest }: MenuItemProps) => (
  <DropdownMenu.Item
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 -outline-offset-3 data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50"
    {...rest}
  >
    <Icon size={18} />
    <span>{children}</span>
  </DropdownMenu.Item>
)
