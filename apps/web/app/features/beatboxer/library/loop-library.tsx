import { useRef, useState, type KeyboardEvent, useEffect, type RefObject } from 'react'
import { ChevronRight } from '#icons'
import { LOOP_CATEGORIES, type BeatLoop, type LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { AVAILABLE_LOOPS } from '#lib/beats/beat-sources.ts'
import { onwardKey } from '#lib/page/arrow-key.ts'
import { categoryName } from '../loop-words.ts'
import { LoopChip } from './loop-chip.tsx'
import './library.css'

/** @returns whether a strip can be scrolled further */
const useMoreToCome = (strip: RefObject<HTMLElement | null>): boolean => {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      // Browsers round these lengths, and count from the right where lines begin there.
      setHasMore(Math.abs(scrollLeft) + clientWidth < scrollWidth - 2)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return hasMore
}

type LoopLibraryProps = {
  readonly picked: LoopId | undefined
  readonly onPick: (loopId: LoopId, byKeyboard: boolean) => void
}

/** How many loops a key moves the focus. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

type GroupProps = LoopLibraryProps & { readonly loops: readonly BeatLoop[] }

/** The loops of one instrument: Tab stops at one of them, and the arrow keys lead on from there. */
const LoopGroup = ({ loops, picked, onPick }: GroupProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(0)

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = stop + (STEPS[onwardKey(event.key)] ?? 0)
    if (next === stop || next < 0 || next >= loops.length) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    // Keys act on the buttons inside, which they reach from here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} onKeyDown={handleKeyDown} className="loop-list">
      {loops.map((loop, index) => (
        <li key={loop.id}>
          <LoopChip
            loop={loop}
            isPicked={picked === loop.id}
            isStop={stop === index}
            onFocus={() => setStop(index)}
            onPick={(byKeyboard) => onPick(loop.id, byKeyboard)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The loops of one instrument after another. */
const Loops = (props: LoopLibraryProps) =>
  LOOP_CATEGORIES.map((category) => {
    const loops = AVAILABLE_LOOPS.filter((loop) => loop.category === category)
    if (loops.length === 0) return null
    return (
      <div key={category} className="loop-group">
        <h2 className="loop-group-title">{categoryName(category)}</h2>
        <LoopGroup loops={loops} {...props} />
      </div>
    )
  })

/** All loops, by instrument. Where the screen has no room for them, they are one strip to swipe through. */
export const LoopLibrary = (props: LoopLibraryProps) => {
  const strip = useRef<HTMLElement>(null)
  const hasMore = useMoreToCome(strip)
  return (
    <div className="loop-shelf" data-more={hasMore || undefined}>
      <section ref={strip} aria-label={m.beat_library()} className="loop-library">
        <Loops {...props} />
      </section>
      <span aria-hidden className="loop-more">
        <ChevronRight size={22} />
      </span>
    </div>
  )
}
