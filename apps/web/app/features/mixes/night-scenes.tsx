import type { Scene } from '@dhvani/share-links/course-schema'
import { m } from '#messages'
import { locate, readDevice } from '#lib/course/cities.ts'
import { describeNight, nameOfScene } from '#lib/course/describe-night.ts'
import { planNight } from '#lib/course/plan-night.ts'
import { useNow } from '#lib/course/use-now.ts'
import { timeText } from '#lib/page/time-text.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

type NightScenesProps = {
  readonly scenes: readonly Scene[]
  /** The id of a city, or `zone`: of this listener, whose sunrise it is. */
  readonly place: string
}

/** How a night would go if it began now: its line, and the moment and the sounds of each scene. */
export const NightScenes = ({ scenes, place }: NightScenesProps) => {
  const now = useNow()
  const at = { ...locate(place, readDevice(new Date(now))), id: place }
  const heard = scenes.filter(({ mix }) => mix.sounds.length > 0)
  const { night, leftOut } = planNight({ scenes: heard }, now, at, '')
  return (
    <>
      <p className="font-semibold">{describeNight(night, now)}</p>
      <ol aria-label={m.course_shared_scenes()} className="flex flex-col gap-2">
        {night.scenes.map(({ name, mix, begins }) => (
          <li key={begins} className="flex flex-wrap items-baseline gap-x-3">
            <span className="tabular text-ink-soft">{timeText(begins)}</span>
            {name === undefined ? null : <span className="own-name break-words">{name}</span>}
            <span className="text-ink-soft">{mix.sounds.map(nameInPage).join(m.mix_joint())}</span>
          </li>
        ))}
      </ol>
      {leftOut.length > 0 ? (
        <p className="text-ink-soft">
          {m.course_left_out({ names: leftOut.map(nameOfScene).join(m.mix_joint()) })}
        </p>
      ) : null}
    </>
  )
}
