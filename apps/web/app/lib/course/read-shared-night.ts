import { readCourseCode, type SharedCourse } from '@dhvani/share-links/course-link'
import { nameParts } from '#lib/riyaz/part-names.ts'

/**
 * @param code the mix of a link, with the fragment
 * @returns the night that the link holds, as `readCourseCode` reads it, with the names of its sounds; `undefined` for none
 */
export const readSharedNight = (code: string): SharedCourse | undefined => {
  const shared = readCourseCode(code)
  return (
    shared && {
      ...shared,
      scenes: shared.scenes.map((scene) => ({ ...scene, mix: nameParts(scene.mix) })),
    }
  )
}
