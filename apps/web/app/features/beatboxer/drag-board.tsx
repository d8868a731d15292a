import { useState, type ReactNode } from 'react'
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import { findBeatLoop, type LoopId } from '@dhvani/catalogue'
import { preloadLoop } from '#lib/listening/beatbox.ts'
import { LoopFace } from './library/loop-chip.tsx'

/** The dragged loop. It has a slot if it comes from the stage, and none from the library. */
type Dragged = { readonly loopId: LoopId; readonly slot?: number }

type DragBoardProps = {
  readonly onLoop: (loopId: LoopId, slot: number) => void
  readonly onMove: (from: number, to: number) => void
  /** Dragged out of the stage. */
  readonly onRemove: (slot: number) => void
  readonly onStart: () => void
  readonly children: ReactNode
}

/**
 * Takes dnd-kit's own live region and its English out of the page: the page has one status, and tells every step in its
 * own language. The prerendered page has no region.
 */
const silence = () =>
  typeof document === 'undefined' ? {} : { container: document.createElement('div') }

const readDragged = (event: DragStartEvent | DragEndEvent) =>
  event.active.data.current as Dragged | undefined

/**
 * A mouse drags at once, a finger after a short hold, so that a swipe still scrolls. With the
 * keyboard listeners pick and place (docs/decisions/060-beatbox-drag-and-pick.md).
 */
export const DragBoard = ({ onLoop, onMove, onRemove, onStart, children }: DragBoardProps) => {
  const [dragged, setDragged] = useState<Dragged>()
  const [accessibility] = useState(silence)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 140, tolerance: 10 } }),
  )

  const handleStart = (event: DragStartEvent) => {
    const held = readDragged(event)
    setDragged(held)
    if (held) preloadLoop(held.loopId)
    onStart()
  }
  const handleEnd = (event: DragEndEvent) => {
    setDragged(undefined)
    const held = readDragged(event)
    if (!held) return
    const over = event.over?.data.current?.slot as number | undefined
    if (held.slot === undefined) {
      if (over !== undefined) onLoop(held.loopId, over)
      return
    }
    if (over === undefined) onRemove(held.slot)
    else if (over !== held.slot) onMove(held.slot, over)
  }

  const loop = dragged && findBeatLoop(dragged.loopId)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={handleStart}
      onDragEnd={handleEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {loop ? <LoopFace loop={loop} isRaised /> : null}
      </DragOverlay>
    </DndContext>
  )
}
