import { MIXES_KEY, MIXES_MARK } from '#lib/mixes/mixes-mark.ts'
import { useSession } from '#lib/session/session.ts'
import { KeptPlace } from '#ui/kept-place.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { STRIP_PLACE, StripPlace } from './strip-place.tsx'

const MixStrip = latePart(async () => (await import('./mix-strip.tsx')).MixStrip, {
  missing: MissingNotice,
  waiting: StripPlace,
})

/** The saved mixes of a listener, under the hero. A visitor has none, and loads nothing. */
export const YourMixes = () => {
  const { status } = useSession()
  if (status === 'unknown')
    return (
      <KeptPlace
        className={STRIP_PLACE}
        isNeeded={`/${MIXES_MARK}/.test(localStorage.getItem('${MIXES_KEY}'))`}
      />
    )
  return status === 'signed-in' ? <MixStrip /> : null
}
