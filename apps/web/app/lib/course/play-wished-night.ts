import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { readCourse } from './course-choices.ts'
import { keptCourse } from './kept-course.ts'
import { readSharedNight } from './read-shared-night.ts'
import { startNight } from './start-night.ts'
import { bringCourseWords } from './use-course-words.ts'

/**
 * Starts the night that waited for the sign-in, in the place of the mix that this browser kept.
 *
 * @param code the mix of its link, with the fragment
 */
export const playWishedNight = async (code: string): Promise<void> => {
  await bringCourseWords()
  const shared = readSharedNight(code)
  const name = shared?.name || m.course_shared_unnamed()
  if (shared) await startNight(shared, name, readCourse(keptCourse.get()).place)
  else showToast({ title: m.course_not_read(), variant: 'destructive' })
}
