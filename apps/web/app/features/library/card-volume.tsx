import { useEffect, useRef, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { onwardKey } from '#lib/page/arrow-key.ts'

/** Percent a press, as the keys of the master volume. */
const STEP = 5

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowUp: STEP,
  ArrowRight: STEP,
  ArrowDown: -STEP,
  ArrowLeft: -STEP,
}

/**
 * @param volume of the card's sound in the mix, in percent
 * @returns the volume that an arrow key asks for; `undefined` for other keys, and outside the mix
 */
export const volumeByKey = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  volume: number | undefined,
): number | undefined => {
  const by = DIRECTIONS[onwardKey(key)]
  if (by === undefined || volume === undefined) return undefined
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  return Math.min(100, Math.max(0, volume + by))
}

/** Says a new volume to a screen reader while the focus is on the card. */
export const SpokenVolume = ({ volume }: { readonly volume: number }) => {
  const place = useRef<HTMLSpanElement>(null)
  const said = useRef(volume)
  useEffect(() => {
    const region = place.current
    if (!region || said.current === volume) return
    said.current = volume
    const isHere = region.parentElement?.contains(document.activeElement) ?? false
    region.textContent = isHere ? m.percent_spoken({ value: volume }) : ''
  }, [volume])
  return <span ref={place} aria-live="polite" className="sr-only" />
}
