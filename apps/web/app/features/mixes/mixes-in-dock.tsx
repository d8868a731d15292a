import { useSession } from '#lib/session/session.ts'
import { latePart } from '#ui/late-part.tsx'

/** Keeps the buttons' room, so that the bar's words do not wrap when they arrive. */
const Place = () => (
  <>
    <div className="hidden w-14 shrink-0 @min-[64rem]:block" />
    <div className="size-[44px] shrink-0 @min-[40rem]:w-[4.5rem]" />
  </>
)

const DockMixes = latePart(async () => (await import('./dock-mixes.tsx')).DockMixes, {
  waiting: Place,
})

/** The dock's part in saved mixes. A visitor has none, and loads nothing. */
export const MixesInDock = () => (useSession().status === 'signed-in' ? <DockMixes /> : null)
