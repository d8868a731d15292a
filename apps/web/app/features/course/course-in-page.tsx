import { courseDoor } from '#lib/course/course-door.ts'
import { keptCourse } from '#lib/course/kept-course.ts'
import { useSession } from '#lib/session/session.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { useStore } from '#lib/store/store.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'

const CourseKeeper = latePart(async () => (await import('./course-keeper.tsx')).CourseKeeper)

const CourseDialog = latePart(async () => (await import('./course-dialog.tsx')).CourseDialog, {
  missing: MissingDialog,
  waiting: WaitingDialog,
})

const hasNight = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && 'night' in kept && kept.night !== undefined

/** The night by itself, on every page: what plays one, and its dialog. A visitor has no mix, and loads nothing. */
export const CourseInPage = () => {
  const kept = useSavedValue(keptCourse)
  const isOpen = useStore(courseDoor, false)
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <>
      {hasNight(kept) ? <CourseKeeper userId={session.userId} /> : null}
      {isOpen ? <CourseDialog onClose={() => courseDoor.set(false)} /> : null}
    </>
  )
}
