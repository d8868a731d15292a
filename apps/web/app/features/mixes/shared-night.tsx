import { useLayoutEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SCENES } from '@dhvani/share-links/course-schema'
import { m } from '#messages'
import { readCourse } from '#lib/course/course-choices.ts'
import { keptCourse } from '#lib/course/kept-course.ts'
import { readSharedNight } from '#lib/course/read-shared-night.ts'
import { startNight } from '#lib/course/start-night.ts'
import { useCourseWords } from '#lib/course/use-course-words.ts'
import { localPath } from '#lib/language/paths.ts'
import { signInFirst } from '#lib/session/sign-in-first.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { describeUnknown } from './describe-unknown.ts'
import { NightActions } from './night-actions.tsx'
import { NightScenes } from './night-scenes.tsx'

type SharedNightProps = {
  /** The link's mix with its fragment. */
  readonly code: string
  /** Called before it is painted. */
  readonly onShown: () => void
  /** Shows the link's mix alone, with a sentence that says why. */
  readonly renderMix: (why: string) => ReactNode
}

type CardProps = Pick<SharedNightProps, 'onShown'> & { readonly children: ReactNode }

/** Tells when it is there. What kept its place has the same frame, with the words of a mix. */
const Card = ({ onShown, children }: CardProps) => {
  // It is shown once; the callback is another one at each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(onShown, [])
  return (
    <section aria-label={m.course_shared_title()} className="page-width mt-6">
      <div className="flex flex-col gap-4 rounded-3xl border border-lit-edge bg-lit-wash p-6">
        {children}
      </div>
    </section>
  )
}

/** The night that a link holds: its name, how it would go here and now, and the way into it. */
export const SharedNight = ({ code, onShown, renderMix }: SharedNightProps) => {
  const { place } = readCourse(useSavedValue(keptCourse))
  const navigate = useNavigate()
  if (!useCourseWords()) return null
  const shared = readSharedNight(code)
  if (!shared) return renderMix(m.course_shared_broken())
  const { scenes, unknown } = shared
  if (scenes.filter(({ mix }) => mix.sounds.length > 0).length < SCENES.least)
    return renderMix(m.course_shared_unknown())

  const name = shared.name || m.course_shared_unnamed()
  // The night leaves the address, so that a reload does not bring it again.
  const leave = () => void navigate(localPath('/'), { replace: true })
  const begin = async () => {
    if (await startNight({ scenes }, name, place)) leave()
  }
  const start = () =>
    signInFirst({ wish: { sounds: [], mixCode: code }, navigate }, () => void begin())
  return (
    <Card onShown={onShown}>
      <div>
        <p className="text-ink-soft">{m.course_shared_lead()}</p>
        <h2 className="own-name text-3xl break-words">{name}</h2>
      </div>
      <NightScenes scenes={scenes} place={place} />
      {unknown > 0 ? <p className="text-ink-soft">{describeUnknown(unknown)}</p> : null}
      <NightActions name={name} first={scenes[0]!.mix} onStart={start} onClose={leave} />
    </Card>
  )
}
