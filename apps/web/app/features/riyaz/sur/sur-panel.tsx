import { useState } from 'react'
import { Mic, Square } from '#icons'
import { m } from '#messages'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, Wait } from '#ui/missing-part.tsx'
import { Panel } from '../controls.tsx'

const SurMeter = latePart(async () => (await import('./sur-meter.tsx')).SurMeter, {
  missing: MissingNotice,
  waiting: () => <Wait />,
})

/** Whether Sur listens, and what ended it without the listener. */
export type SurRun = { readonly isOn: boolean; readonly problem?: string }

/** Which svara is sung. The microphone is asked for after the press on Listen, and not before. */
export const SurPanel = () => {
  const isHydrated = useHydrated()
  const [{ isOn, problem }, setRun] = useState<SurRun>({ isOn: false })
  return (
    <Panel
      title={m.riyaz_sur()}
      action={
        <Button disabled={!isHydrated} onClick={() => setRun({ isOn: !isOn })} className="min-w-44">
          {isOn ? <Square size={18} /> : <Mic size={18} />}
          <span>{isOn ? m.riyaz_sur_stop() : m.riyaz_sur_listen()}</span>
        </Button>
      }
    >
      <p className="max-w-3xl text-ink-soft">{m.riyaz_sur_lead()}</p>
      {problem === undefined ? null : (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      {isOn ? <SurMeter onRun={setRun} /> : null}
    </Panel>
  )
}
