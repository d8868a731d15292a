import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { BEATBOX, type LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { onwardKey } from '#lib/page/arrow-key.ts'
import { TEENTAL } from '../taal/teental.ts'
import { useMatra } from '../taal/use-matra.ts'
import { blinkStage } from './blink-stage.ts'
import { Slot } from './slot.tsx'
import { moveStage } from './move-stage.ts'
import './stage.css'
// After it: both place the name of a musician.
import './low-phone.css'

type StageProps = {
  readonly picked: LoopId | undefined
  readonly target: number | undefined
  readonly showsTaal: boolean
  readonly onChoose: (slot: number) => void
  readonly onRemove: (slot: number) => void
}

/** How many slots an arrow key moves the focus. */
const stepOf = (key: string, perRow: number): number =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow })[key] ?? 0

const columnsOf = (list: HTMLElement): number =>
  getComputedStyle(list).gridTemplateColumns.split(' ').length

/** The sixteen musicians, in two rows of eight, four rows of four on a phone. */
export const Stage = ({ picked, target, showsTaal, onChoose, onRemove }: StageProps) => {
  const list = useRef<HTMLUListElement>(null)
  const matra = useMatra(showsTaal)
  /** The one slot that Tab stops at; the arrow keys lead on from there. */
  const [stop, setStop] = useState(0)

  useEffect(() => {
    if (!list.current) return undefined
    const leaves = [moveStage(list.current, getBeatbox()), blinkStage(list.current)]
    return () => leaves.forEach((leave) => leave())
  }, [])

  const handleArrow = (index: number) => (event: KeyboardEvent) => {
    if (!list.current) return
    const step = stepOf(onwardKey(event.key), columnsOf(list.current))
    const next = index + step
    if (step === 0 || next < 0 || next >= BEATBOX.slots) return
    event.preventDefault()
    list.current.querySelector<HTMLElement>(`[data-slot='${next}'] > button`)?.focus()
  }

  return (
    <section aria-label={m.beat_stage()}>
      <ul ref={list} className="beat-stage above-dock" data-taal={showsTaal || undefined}>
        {Array.from({ length: BEATBOX.slots }, (_, index) => (
          <Slot
            key={index}
            index={index}
            isPlacing={picked !== undefined}
            isTarget={target === index}
            isStop={stop === index}
            onFocus={() => setStop(index)}
            matra={showsTaal ? TEENTAL[index] : undefined}
            isLit={matra === index}
            onChoose={() => onChoose(index)}
            onRemove={() => onRemove(index)}
            onArrow={handleArrow(index)}
          />
        ))}
      </ul>
    </section>
  )
}
