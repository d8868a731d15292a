import { useEffect } from 'react'
import { m } from '#messages'
import { classNames } from '#ui/class-names.ts'
import { followSavedMixes, useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { MixList } from './mix-list.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { areMixesKept, STRIP_PLACE } from './strip-place.tsx'

/** The saved mixes in one strip that scrolls sideways, with their buttons at its head. */
const FULL = {
  section: 'page-width mix-room mix-strip',
  head: 'mix-strip-head mb-3 flex flex-wrap items-center justify-between gap-3',
  heading: 'section-title text-[1.4rem] sm:text-[1.75rem]',
  buttons: 'flex flex-wrap gap-2',
  list: 'mix-strip-list',
  items:
    '-mx-1 grid grid-flow-col justify-start gap-3 overflow-x-auto overscroll-x-contain px-1 pt-1 pb-3',
}

/**
 * Without a mix, the buttons beside the heading of the first sounds: they take no room and move nothing. The search is
 * at the end of that line; a phone has no room for words between them.
 */
const EMPTY = {
  section: 'page-width h-0',
  head: 'relative',
  heading: 'sr-only',
  buttons: 'absolute top-0 inset-e-14 z-10 flex max-sm:[&_span]:sr-only',
  list: 'sr-only',
  items: '',
}

/** The saved mixes under the hero. One button saves the first mix and the next: it keeps its focus. */
export const MixStrip = () => {
  useEffect(followSavedMixes, [])
  const { status, mixes } = useSavedMixes()
  // The strip stands from the first, and nothing moves when its mixes come.
  const isExpected = status === 'waiting' && mixes.length === 0 && areMixesKept()
  const look = mixes.length > 0 || status === 'failed' || isExpected ? FULL : EMPTY
  return (
    <section
      aria-labelledby="your-mixes"
      className={classNames(look.section, isExpected && STRIP_PLACE)}
    >
      <div className={look.head}>
        <h2 id="your-mixes" className={look.heading}>
          {m.mixes_title()}
        </h2>
        <div className={look.buttons}>
          <SaveButtons />
        </div>
      </div>
      <div className={isExpected ? EMPTY.list : look.list}>
        <MixList className={look.items} />
      </div>
    </section>
  )
}
