import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CircleAlert, Headphones, VolumeX } from '#icons'
import * as Popover from '@radix-ui/react-popover'
import { findBeatLoop, type LoopId } from '@dhvani/catalogue'
import type { SlotSnapshot } from '@dhvani/audio-engine'
import { useBeatbox } from '#lib/listening/beatbox.ts'
import { bolName } from '#lib/beats/bol-name.ts'
import { loopName } from '#lib/beats/loop-name.ts'
import { inDigits } from '#lib/language/say.ts'
import { classNames } from '#ui/class-names.ts'
import { Avatar } from '../avatars/avatar.tsx'
import { TaalSign } from '../taal/taal-sign.tsx'
import type { Matra } from '../taal/teental.ts'
import { musicianName } from './musician-names.ts'
import { SlotMenu } from './slot-menu.tsx'
import { slotLabel, slotLabelInTaal, slotState } from './slot-words.ts'

export type SlotProps = {
  readonly index: number
  /** The listener has picked a loop: a tap places it here. */
  readonly isPlacing: boolean
  /** This slot gets the loop that the listener picks next. */
  readonly isTarget: boolean
  /** Tab stops here. */
  readonly isStop: boolean
  readonly onFocus: () => void
  /** Set in the Taal view. */
  readonly matra: Matra | undefined
  readonly isLit: boolean
  readonly onChoose: () => void
  readonly onRemove: () => void
  readonly onArrow: (event: KeyboardEvent) => void
}

const Badges = ({ slot }: { readonly slot: SlotSnapshot }) => (
  <span className="absolute top-1 inset-e-1 flex flex-col gap-1 text-terracotta">
    {slot.status === 'failed' ? <CircleAlert size={16} className="text-danger" /> : null}
    {slot.isActive && slot.isMuted ? <VolumeX size={16} /> : null}
    {slot.isActive && slot.isSolo ? <Headphones size={16} /> : null}
  </span>
)

type CaptionProps = {
  readonly index: number
  readonly slot: SlotSnapshot
  readonly matra: Matra | undefined
}

/** The text below a musician: in the Taal view the bol of the matra, else the loop or the name. */
const Caption = ({ index, slot, matra }: CaptionProps) => {
  // The space separates the bol from the number above in text that is copied or read out.
  if (matra) return <span className="beat-caption font-semibold">{` ${bolName(matra.bol)}`}</span>
  if (slot.loopId) return <span className="beat-caption">{loopName(slot.loopId)}</span>
  return <span className="beat-caption text-ink-soft">{musicianName(index)}</span>
}

/** The popover has no trigger to focus when it closes, so the focus goes back to the musician. */
const focusSlot = (index: number) =>
  document.querySelector<HTMLElement>(`[data-slot='${index}'] > button`)?.focus()

/** A musician in a window of the haveli; a button whose name says who plays what. */
export const Slot = (props: SlotProps) => {
  const { index, isPlacing, isTarget, matra, isLit } = props
  const slot = useBeatbox((stage) => stage.slots[index]!)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { setNodeRef: setPlace, isOver } = useDroppable({
    id: `slot-${index}`,
    data: { slot: index },
  })
  const {
    setNodeRef: setPlayer,
    listeners,
    isDragging,
  } = useDraggable({
    id: `player-${index}`,
    data: { slot: index, loopId: slot.loopId },
    disabled: !slot.isActive,
  })
  const loop = slot.loopId === undefined ? undefined : findBeatLoop(slot.loopId)
  const state = slotState(slot)
  const stateId = useId()

  const handleClick = () => {
    if (isPlacing || !slot.isActive) props.onChoose()
    else setIsMenuOpen(true)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Delete' || event.key === 'Backspace') && slot.isActive) {
      event.preventDefault()
      props.onRemove()
      return
    }
    props.onArrow(event)
  }
  const handleRemove = () => {
    setIsMenuOpen(false)
    props.onRemove()
  }

  return (
    <li ref={setPlace} data-slot={index} className="min-w-0">
      <Popover.Root open={isMenuOpen && slot.isActive} onOpenChange={setIsMenuOpen}>
        <Popover.Anchor asChild>
          <button
            type="button"
            ref={setPlayer}
            {...listeners}
            onClick={handleClick}
            onKeyDown={handleKeyDown}
            onFocus={props.onFocus}
            tabIndex={props.isStop ? 0 : -1}
            aria-label={matra ? slotLabelInTaal(index, slot, matra) : slotLabel(index, slot)}
            aria-describedby={state ? stateId : undefined}
            aria-haspopup={slot.isActive && !isPlacing ? 'dialog' : undefined}
            aria-expanded={slot.isActive && !isPlacing ? isMenuOpen : undefined}
            data-status={slot.status}
            data-over={isOver || undefined}
            data-placing={isPlacing || undefined}
            data-target={isTarget || undefined}
            data-lit={isLit ? (matra?.gesture ?? 'count') : undefined}
            style={loop ? ({ '--dye': loop.color } as CSSProperties) : undefined}
            className={classNames('beat-window', isDragging && 'opacity-40')}
          >
            {matra ? (
              <span className="beat-matra">
                <span>{inDigits(String(matra.number))}</span>
                {matra.sign ? <TaalSign {...matra} /> : null}
              </span>
            ) : null}
            <span data-bol={index} aria-hidden className="beat-bol" />
            <Badges slot={slot} />
            {state ? (
              <span id={stateId} hidden>
                {state}
              </span>
            ) : null}
            <span
              className={classNames(
                'beat-player above-dock',
                slot.isActive && (slot.isMuted || !slot.isPlaying) && 'opacity-55 saturate-50',
              )}
            >
              <Avatar
                key={slot.loopId ?? 'none'}
                index={index}
                loop={slot.loopId as LoopId | undefined}
              />
            </span>
            <Caption index={index} slot={slot} matra={matra} />
          </button>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            side="bottom"
            sideOffset={6}
            collisionPadding={12}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              focusSlot(index)
            }}
            aria-label={slotLabel(index, slot)}
            // Over a toast: the listener asked for the menu last.
            className="animate-fade z-[70] rounded-2xl border border-line bg-surface p-4 text-ink shadow-lift"
          >
            <SlotMenu index={index} slot={slot} onRemove={handleRemove} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </li>
  )
}
