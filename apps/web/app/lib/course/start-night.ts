import type { Course, Scene } from '@dhvani/share-links/course-schema'
import { m } from '#messages'
import { describeMissing } from '#lib/mixes/describe-missing.ts'
import { beginNight } from './begin-night.ts'
import { nameOfScene } from './describe-night.ts'
import { showToast } from '#lib/notices/toasts.ts'

const namesOf = (scenes: readonly Scene[]): string => scenes.map(nameOfScene).join(m.mix_joint())

/**
 * Starts a course and says so; call it inside the press.
 *
 * @param name  of the night, in the page's language
 * @returns whether it has begun
 */
export const startNight = async (course: Course, name: string, place: string): Promise<boolean> => {
  const { night, missing, lost, leftOut, offer } = await beginNight(course, place)
  const left = [
    missing.length > 0 ? m.course_missing({ names: namesOf(missing) }) : '',
    describeMissing(lost) ?? '',
    leftOut.length > 0 ? m.course_left_out({ names: namesOf(leftOut) }) : '',
  ].filter(Boolean)
  const description = left.length > 0 && { description: left.join(' ') }
  if (night) showToast({ title: m.course_started({ name }), ...description, ...offer })
  else showToast({ title: m.course_not_started(), variant: 'destructive', ...description })
  return night !== undefined
}
