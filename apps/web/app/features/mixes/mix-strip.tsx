import { useEffect } from 'react'
import { m } from '#messages'
import { followSavedMixes, useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { MixList } from './mix-list.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { StripPlace } from './strip-place.tsx'

/** Beside the heading of the first sounds, so that it takes no room and moves nothing. */
const WithoutMixes = () => (
  <section aria-labelledby="your-mixes" className="page-width h-0">
    <div className="relative">
      <h2 id="your-mixes" className="sr-only">
        {m.mixes_title()}
      </h2>
      <div className="absolute top-0 inset-e-0 z-10 flex max-sm:max-w-[44%]">
        <SaveButtons />
      </div>
      <div className="sr-only">
        <MixList className="" />
      </div>
    </div>
  </section>
)

/** The saved mixes in one strip that scrolls sideways. */
const WithMixes = () => (
  <section aria-labelledby="your-mixes" className="page-width mix-room mix-strip">
    <div className="mix-strip-head mb-3 flex flex-wrap items-center justify-between gap-3">
      <h2 id="your-mixes" className="section-title text-[1.4rem] sm:text-[1.75rem]">
        {m.mixes_title()}
      </h2>
      <div className="flex flex-wrap gap-2">
        <SaveButtons />
      </div>
    </div>
    <div className="mix-strip-list">
      <MixList className="-mx-1 grid grid-flow-col justify-start gap-3 overflow-x-auto overscroll-x-contain px-1 pt-1 pb-3" />
    </div>
  </section>
)

/** The saved mixes under the hero. */
export const MixStrip = () => {
  useEffect(followSavedMixes, [])
  const { status, mixes } = useSavedMixes()
  if (mixes.length > 0 || status === 'failed') return <WithMixes />
  return (
    <>
      {status === 'waiting' ? <StripPlace /> : null}
      <WithoutMixes />
    </>
  )
}
