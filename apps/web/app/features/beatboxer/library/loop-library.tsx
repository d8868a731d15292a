import { LOOP_CATEGORIES, type LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { AVAILABLE_LOOPS } from '#lib/beats/beat-sources.ts'
import { categoryName } from '../loop-words.ts'
import { LoopChip } from './loop-chip.tsx'
import './library.css'

type LoopLibraryProps = {
  readonly picked: LoopId | undefined
  readonly onPick: (loopId: LoopId, byKeyboard: boolean) => void
}

/** Every loop, by instrument; one strip to swipe through on a phone. */
export const LoopLibrary = ({ picked, onPick }: LoopLibraryProps) => (
  <section aria-label={m.beat_library()} className="loop-library">
    {LOOP_CATEGORIES.map((category) => {
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
    })}
  </section>
)
