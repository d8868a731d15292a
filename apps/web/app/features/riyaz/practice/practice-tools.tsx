import { useEffect, useId, useRef, type ReactNode } from 'react'
import { m } from '#messages'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, Wait } from '#ui/missing-part.tsx'
import { DaysPart } from './days-part.tsx'
import { LadderPart } from './ladder-part.tsx'
import { SessionPart } from './session-part.tsx'

const PresetsPart = latePart(async () => (await import('./presets-part.tsx')).PresetsPart, {
  missing: MissingNotice,
  waiting: () => <Wait />,
})

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** @param isFocused whether the button that opened this had the focus, and is gone */
export const PracticeTools = ({ isFocused }: { readonly isFocused: boolean }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) place.current?.focus()
  }, [isFocused])
  return (
    <div ref={place} tabIndex={-1} className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Part title={m.riyaz_ladder()}>
        <LadderPart />
      </Part>
      <Part title={m.riyaz_session()}>
        <SessionPart />
      </Part>
      <Part title={m.riyaz_presets()}>
        <PresetsPart />
      </Part>
      <Part title={m.riyaz_days()}>
        <DaysPart />
      </Part>
    </div>
  )
}
