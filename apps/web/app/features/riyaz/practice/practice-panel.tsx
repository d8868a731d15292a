import { useState } from 'react'
import { ChevronDown } from '#icons'
import { m } from '#messages'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { Button } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, Wait } from '#ui/missing-part.tsx'
import { Panel } from '../controls.tsx'

const PracticeTools = latePart(async () => (await import('./practice-tools.tsx')).PracticeTools, {
  missing: MissingNotice,
  waiting: () => <Wait />,
})

/** A ladder of tempi, sessions, presets and days. Open from the start where the ladder is on, as it sets the tempo. */
export const PracticePanel = () => {
  const isHydrated = useHydrated()
  const { hasLadder } = useRiyazSettings()
  const [wasPressed, setWasPressed] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  // What is open stays so, also when the ladder that opened it is switched off.
  if (!isOpen && (wasPressed || hasLadder)) setIsOpen(true)
  return (
    <Panel
      title={m.riyaz_practice()}
      action={
        isOpen ? null : (
          <Button look="secondary" disabled={!isHydrated} onClick={() => setWasPressed(true)}>
            <ChevronDown size={18} />
            <span>{m.riyaz_practice_open()}</span>
          </Button>
        )
      }
    >
      <p className="max-w-3xl text-ink-soft">{m.riyaz_practice_lead()}</p>
      {isOpen && isHydrated ? <PracticeTools isFocused={wasPressed} /> : null}
    </Panel>
  )
}
