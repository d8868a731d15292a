import { useLocation } from 'react-router'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { latePart } from '#ui/late-part.tsx'
import { missingNotice } from '#ui/missing-part.tsx'

const SharedMix = latePart(async () => (await import('./shared-mix.tsx')).SharedMix, {
  missing: missingNotice,
})

/** The mix of a link, where Home was opened by one. Prerendered pages know no link. */
export const SharedMixPlace = () => {
  const { search } = useLocation()
  const hasMix = useHydrated() && new URLSearchParams(search).has('mix')
  return hasMix ? <SharedMix key={search} search={search} /> : null
}
