import type { Ref } from 'react'
import { ChevronDown, ChevronUp } from '#icons'
import { m } from '#messages'
import { IconButton } from '#ui/button.tsx'

type FoldButtonProps = {
  readonly ref: Ref<HTMLButtonElement>
  readonly isFolded: boolean
  /** Id of what it shows and hides. */
  readonly controls: string
  readonly onPress: () => void
}

/** Makes the dock one line and back. The same button stays, so that it keeps the focus. */
export const FoldButton = ({ ref, isFolded, controls, onPress }: FoldButtonProps) => (
  <IconButton
    ref={ref}
    label={isFolded ? m.dock_unfold() : m.dock_fold()}
    aria-expanded={!isFolded}
    aria-controls={controls}
    className="@max-[64rem]:hidden"
    onClick={onPress}
  >
    {isFolded ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
  </IconButton>
)
