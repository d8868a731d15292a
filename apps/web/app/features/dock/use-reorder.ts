import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { followDrag } from './follow-drag.ts'
import { findBox, moveTo } from './order.ts'

type Dragged = { readonly id: string; readonly to: number }

const findItem = (list: HTMLElement | null, id: string): Element | undefined =>
  list?.querySelector(`[data-track="${CSS.escape(id)}"]`) ?? undefined

/**
 * The order of the sounds, and how the listener changes it. While one is dragged, the others make room by CSS
 * alone: elements that move in the document lose the pointer and the focus.
 */
export const useReorder = (tracks: readonly TrackSnapshot[]) => {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const [said, setSaid] = useState('')
  const ids = tracks.map(({ sound }) => sound.id)
  const order = dragged ? moveTo(ids, dragged.id, dragged.to) : ids

  useLayoutEffect(() => {
    // A long mix scrolls along.
    if (dragged) findItem(list.current, dragged.id)?.scrollIntoView({ block: 'nearest' })
  }, [dragged])

  const move = (id: string, to: number) => {
    const track = tracks.find(({ sound }) => sound.id === id)
    if (!track || to < 0 || to >= ids.length || ids[to] === id) return
    const focused = document.activeElement
    flushSync(() => getEngine().mixer.move(id, to))
    if (focused instanceof HTMLElement) focused.focus()
    const name = nameInPage(track.sound)
    setSaid(m.track_place({ name, place: to + 1, count: ids.length }))
  }

  const grab = (press: PointerEvent, id: string) => {
    if (press.button !== 0 || ids.length < 2) return
    let latest: Dragged | undefined
    const boxesOf = (shown: readonly string[]) =>
      shown.map((one) => findItem(list.current, one)?.getBoundingClientRect() ?? new DOMRect())
    followDrag(press.nativeEvent, {
      onMove(event) {
        const shown = latest ? moveTo(ids, id, latest.to) : ids
        const to = findBox(boxesOf(shown), event) ?? latest?.to ?? ids.indexOf(id)
        if (to === latest?.to) return
        latest = { id, to }
        setDragged(latest)
      },
      onEnd(isDropped) {
        setDragged(undefined)
        if (isDropped && latest) move(id, latest.to)
      },
    })
  }

  return { list, order, draggedId: dragged?.id, said, move, grab }
}
