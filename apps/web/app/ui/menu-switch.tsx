import { useId } from 'react'
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { Check } from '#icons'

type MenuSwitchProps = {
  readonly label: string
  /** What the choice means, for each of its two states. */
  readonly text: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A choice in a menu, which stays open: its text says what has changed. */
export const MenuSwitch = ({ label, text, isOn, onChange }: MenuSwitchProps) => {
  const textId = useId()
  return (
    <DropdownMenu.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      aria-label={label}
      aria-describedby={textId}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl px-3 py-2 -outline-offset-3 data-highlighted:bg-sunken"
    >
      <span
        aria-hidden
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded border border-edge"
      >
        <DropdownMenu.ItemIndicator>
          <Check size={16} />
        </DropdownMenu.ItemIndicator>
      </span>
      <span className="flex flex-col gap-0.5">
        <span className="font-semibold">{label}</span>
        <span id={textId} className="text-sm text-ink-soft">
          {text}
        </span>
      </span>
    </DropdownMenu.CheckboxItem>
  )
}
