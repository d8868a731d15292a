import { useEffect, useRef, useState } from 'react'
import { SCENES, type Scene } from '@dhvani/share-links/course-schema'
import { Moon, Plus, Share2 } from '#icons'
import { parseMix } from '@dhvani/catalogue'
import { m } from '#messages'
import { changeCourse, readCourse } from '#lib/course/course-choices.ts'
import { keptCourse } from '#lib/course/kept-course.ts'
import {
  addScene,
  closeDraft,
  openDraft,
  readTime,
  type SceneDraft,
} from '#lib/course/own-draft.ts'
import { startNight } from '#lib/course/start-night.ts'
import type { SavedMix } from '#lib/mixes/saved-mix.ts'
import { followSavedMixes, useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { Button } from '#ui/button.tsx'
import { NightShare } from './night-share.tsx'
import { SceneFields } from './scene-fields.tsx'

/** @returns the scene, without sounds where the mix is gone or of a later release: the night then says so and goes without */
const toScene = (draft: SceneDraft, mixes: readonly SavedMix[]): Scene => {
  const saved = mixes.find(({ id }) => id === draft.mixId)
  const mix = parseMix(saved?.mix)
  const at = readTime(draft)
  return {
    name: saved?.name ?? m.course_scene_gone(),
    mix: mix ?? { version: 1, masterVolume: 0, sounds: [] },
    ...(at && { at }),
  }
}

type OwnNightProps = { readonly place: string; readonly onStarted: () => void }

const Editor = ({
  mixes,
  place,
  onStarted,
}: OwnNightProps & { readonly mixes: readonly SavedMix[] }) => {
  const [drafts, setDrafts] = useState(() => openDraft(readCourse(keptCourse.get()).own))
  const [isTried, setIsTried] = useState(false)
  const [shared, setShared] = useState<readonly Scene[]>()
  const list = useRef<HTMLOListElement>(null)

  const change = (next: readonly SceneDraft[]) => {
    setDrafts(next)
    const own = closeDraft(next)
    if (own) changeCourse((choices) => ({ ...choices, own }))
  }
  /** @returns nothing where a field is missing: it has the focus then */
  const findScenes = (): readonly Scene[] | undefined => {
    setIsTried(true)
    const empty = drafts.findIndex(({ mixId }) => mixId === '')
    const refused = list.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const selects = list.current?.querySelectorAll('li')[empty]?.querySelector('select')
    if (empty < 0 && !refused) return drafts.map((draft) => toScene(draft, mixes))
    ;(selects ?? refused)?.focus()
    return undefined
  }
  const start = async () => {
    const scenes = findScenes()
    if (scenes && (await startNight({ scenes }, m.course_own(), place))) onStarted()
  }

  return (
    <>
      <ol ref={list} className="flex flex-col gap-3">
        {drafts.map((draft, index) => (
          <SceneFields
            key={draft.key}
            draft={draft}
            number={index + 1}
            mixes={mixes}
            isTried={isTried}
            onChange={(next) => change(drafts.with(index, next))}
            onRemove={
              drafts.length > SCENES.least ? () => change(drafts.toSpliced(index, 1)) : undefined
            }
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        {drafts.length < SCENES.most ? (
          <Button look="secondary" onClick={() => change(addScene(drafts))}>
            <Plus size={18} />
            {m.course_add_scene()}
          </Button>
        ) : null}
        <Button onClick={() => void start()}>
          <Moon size={18} />
          {m.course_start()}
        </Button>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setShared(findScenes())}>
          <Share2 size={18} />
          {m.course_share()}
        </Button>
      </div>
      {shared ? <NightShare name="" scenes={shared} onClose={() => setShared(undefined)} /> : null}
    </>
  )
}

/** A night of two to six of the listener's saved mixes. */
export const OwnNight = (props: OwnNightProps) => {
  const { mixes, status } = useSavedMixes()
  useEffect(followSavedMixes, [])
  return (
    <section aria-labelledby="own-night">
      <h3 id="own-night" className="text-lg">
        {m.course_own()}
      </h3>
      {status === 'ready' && mixes.length >= SCENES.least ? (
        <>
          <p className="mb-3 text-ink-soft">{m.course_own_text()}</p>
          <Editor {...props} mixes={mixes} />
        </>
      ) : (
        <p className="text-ink-soft">{m.course_own_none()}</p>
      )}
    </section>
  )
}
