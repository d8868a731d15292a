import { useReducer } from 'react'
import { AFTER_PRESS_MS, useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

const InstallLine = latePart(async () => (await import('./install-line.tsx')).InstallLine, {
  missing: ({ isAsked, again }) => (isAsked ? <MissingNotice again={again} /> : null),
})

type InstallProps = {
  /** The visitor asked how to install. */
  readonly isAsked: boolean
  readonly onAskedChange: (isAsked: boolean) => void
}

/** Below the footer, in the room that the page leaves for the dock: the line and the dock share no place. */
export const Install = ({ isAsked, onAskedChange }: InstallProps) => {
  const [isUsed, markUsed] = useReducer((): boolean => true, false)
  useFirstInteraction(markUsed, AFTER_PRESS_MS)
  if (!isUsed && !isAsked) return null
  return (
    <div className="above-dock -mt-[var(--dock-height,0px)] bg-sunken/50 pb-[var(--dock-height,0px)]">
      <InstallLine isAsked={isAsked} onClose={() => onAskedChange(false)} />
    </div>
  )
}
