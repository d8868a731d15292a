import { useRef } from 'react'
import { ChevronRight } from '#icons'
import { LOOP_CATEGORIES, type LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { AVAILABLE_LOOPS } from '#lib/beats/beat-sources.ts'
import { categoryName } from '../loop-words.ts'
import { LoopChip } from './loop-chip.tsx'
import { useMoreToCome } from './use-more-to-come.ts'
import './library.css'

type LoopLibraryProps = {
  readonly picked: LoopId | undefined
  readonly onPick: (loopId: LoopId, byKeyboard: boolean) => void
}

/** The loops of one instrument after another. */
const Loops = ({ picked, onPick }: LoopLibraryProps) =>
  LOOP_CATEGORIES.map((category) => {
    const loops = AVAILABLE_LOOPS.filter((loop) => loop.category === category)
    if (loops.length === 0) return null
    return (
      <div key={category} className="loop-group">
        <h2 className="loop-group-title">{categoryName(category)}</h2>
        <ul className="loop-list">
          {loops.map((loop) => (
            <li key={loop.id}>
              <LoopChip
                loop={loop}
                isPicked={picked === loop.id}
                onPick={(byKeyboard) => onPick(loop.id, byKeyboard)}
              />
            </li>
          ))}
        </ul>
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
