import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { SharedPlace } from './shared-place.tsx'

const SharedMix = latePart(async () => (await import('./shared-mix.tsx')).SharedMix, {
  missing: MissingNotice,
})

/** The mix of a link, where Home was opened by one. A script in the prerendered page keeps its place. */
export const SharedMixPlace = () => {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const hasMix = isHydrated && new URLSearchParams(search).has('mix')
  return (
    <>
      {isShown || (isHydrated && !hasMix) ? null : <SharedPlace />}
      {hasMix ? <SharedMix key={search} search={search} onShown={() => setIsShown(true)} /> : null}
    </>
  )
}
