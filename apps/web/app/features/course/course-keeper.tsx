import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Moon } from '#icons'
import { courseDoor } from '#lib/course/course-door.ts'
import { courseLine } from '#lib/course/course-line.ts'
import { endNight, readCourse } from '#lib/course/course-choices.ts'
import { parseNight, type Night } from '#lib/course/course.ts'
import { describeNight } from '#lib/course/describe-night.ts'
import { keepNight } from '#lib/course/keep-night.ts'
import { keptCourse } from '#lib/course/kept-course.ts'
import { getSession } from '#lib/session/session.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { useDockLine } from '#ui/dock-line.tsx'
import { useCourseWords } from '#lib/course/use-course-words.ts'
import { useNow } from '#lib/course/use-now.ts'

/** What plays and why, in the dock of every page and in night mode. A press in the dock opens the dialog. */
const CourseLine = ({ night }: { readonly night: Night }) => {
  const place = useDockLine()
  const now = useNow()
  const isReady = useCourseWords()
  const line = isReady ? describeNight(night, now) : ''
  useEffect(() => {
    courseLine.set(line)
    return () => courseLine.set('')
  }, [line])
  if (!place || !isReady) return null
  return createPortal(
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => courseDoor.set(true)}
      className="flex min-h-11 w-full items-center gap-2 rounded-xl px-1 text-start text-sm leading-tight text-ink-soft hover:text-terracotta"
    >
      <Moon size={16} className="shrink-0" />
      <span>{line}</span>
    </button>,
    place,
  )
}

/** Plays the night that was started, on every page, and says so in the dock. */
export const CourseKeeper = ({ userId }: { readonly userId: string }) => {
  const kept = useSavedValue(keptCourse)
  // Choices beside the night change the kept value too, and must not begin it anew.
  const written = JSON.stringify(readCourse(kept).night)
  const [{ written: known, night }, setRead] = useState(() => read(written))
  if (known !== written) setRead(read(written))
  const isMine = night?.userId === userId

  useEffect(() => {
    if (!night) return undefined
    if (isMine) return keepNight(night)
    endNight()
    return undefined
  }, [night, isMine])
  useEffect(
    () => () => {
      if (getSession().status === 'signed-out') endNight()
    },
    [],
  )
  return night && isMine ? <CourseLine night={night} /> : null
}

const read = (written: string | undefined) => ({
  written,
  night: written === undefined ? undefined : parseNight(JSON.parse(written)),
})
