import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Position } from '@dhvani/audio-engine'
import { m } from '#messages'
import { positionWords } from './position-words.ts'

const SIDE = 10
const FAR = 10
/** How far the thumb's way stays from the edges of the field, in pixels. */
const EDGE = 12
const MIDDLE: Position = { x: 0, depth: 0 }

/** Two presses within this time and so near to each other are a double press; iOS tells of none by itself. */
const DOUBLE_MS = 400
const DOUBLE_PX = 24

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)))

const KEYS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, depth: 0 },
  ArrowRight: { x: 1, depth: 0 },
  ArrowUp: { x: 0, depth: 1 },
  ArrowDown: { x: 0, depth: -1 },
}

type PositionPadProps = {
  readonly name: string
  readonly position: Position
  readonly onMove: (position: Position) => void
}

/**
 * A field of two dimensions: the listener is in the middle of its lower edge. By the keyboard it is one stop with four
 * arrows; for screen readers it is two sliders, whose gestures on phones no other element answers.
 */
export const PositionPad = ({ name, position, onMove }: PositionPadProps) => {
  const { x, depth } = position
  const pressed = useRef({ at: -Infinity, x: 0, y: 0 })

  const followPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    const { clientLeft: border, clientWidth, clientHeight } = currentTarget
    const along = (pixels: number, whole: number) => (pixels - border - EDGE) / (whole - 2 * EDGE)
    onMove({
      x: within((along(clientX - left, clientWidth) - 0.5) * 2 * SIDE, -SIDE, SIDE),
      depth: within(along(bottom - clientY, clientHeight) * FAR, 0, FAR),
    })
  }

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    const { timeStamp, clientX, clientY, currentTarget, pointerId, button } = event
    if (button !== 0) return
    const before = pressed.current
    const isDouble =
      timeStamp - before.at < DOUBLE_MS &&
      Math.hypot(clientX - before.x, clientY - before.y) < DOUBLE_PX
    pressed.current = { at: isDouble ? -Infinity : timeStamp, x: clientX, y: clientY }
    if (isDouble) {
      onMove(MIDDLE)
      return
    }
    currentTarget.setPointerCapture(pointerId)
    followPointer(event)
  }

  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? undefined : KEYS[event.key]
    if (!step && event.key !== 'Home') return
    event.preventDefault()
    onMove(
      step
        ? { x: within(x + step.x, -SIDE, SIDE), depth: within(depth + step.depth, 0, FAR) }
        : MIDDLE,
    )
  }

  const valueText = positionWords(position)
  return (
    <div
      dir="ltr"
      data-position
      onPointerDown={handleDown}
      onDoubleClick={() => onMove(MIDDLE)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) followPointer(event)
      }}
      className="relative h-32 w-full max-w-64 touch-none cursor-pointer overflow-hidden rounded-2xl border border-edge bg-sunken text-xs text-ink-soft select-none focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-terracotta"
    >
      <span aria-hidden className="absolute top-1 start-2">
        {m.position_far()}
      </span>
      <span aria-hidden className="absolute bottom-0.5 start-2">
        {m.position_near()}
      </span>
      <span
        aria-hidden
        data-thumb
        style={{
          left: `calc(${EDGE}px + ${(x + SIDE) / (2 * SIDE)} * (100% - ${2 * EDGE}px))`,
          bottom: `calc(${EDGE}px + ${depth / FAR} * (100% - ${2 * EDGE}px))`,
        }}
        className="absolute size-[20px] -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface bg-terracotta shadow-lift"
      />
      <input
        type="range"
        className="sr-only"
        aria-label={m.position_of({ name })}
        aria-valuetext={valueText}
        min={-SIDE}
        max={SIDE}
        value={x}
        onKeyDown={handleKey}
        onChange={({ target }) => onMove({ x: target.valueAsNumber, depth })}
      />
      <input
        type="range"
        className="sr-only"
        tabIndex={-1}
        aria-label={`${m.position_of({ name })}, ${m.position_far()}`}
        aria-valuetext={valueText}
        min={0}
        max={FAR}
        value={depth}
        onKeyDown={handleKey}
        onChange={({ target }) => onMove({ x, depth: target.valueAsNumber })}
      />
    </div>
  )
}
