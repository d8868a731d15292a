import { useState } from 'react'
import { m } from '#messages'
import { Play, Share2 } from '#icons'
import { locate, readDevice } from '#lib/course/cities.ts'
import { describeNight } from '#lib/course/describe-night.ts'
import { planNight } from '#lib/course/plan-night.ts'
import { READY_COURSES, type ReadyCourse } from '#lib/course/ready-courses.ts'
import { startNight } from '#lib/course/start-night.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { NightShare } from './night-share.tsx'

type ReadyNightsProps = {
  readonly place: string
  readonly now: number
  readonly onStarted: () => void
}

/** How the night would go if it began now. */
const foretell = ({ course }: ReadyCourse, place: string, now: number): string => {
  const at = { ...locate(place, readDevice(new Date(now))), id: place }
  return describeNight(planNight(course, now, at, '').night, now)
}

/** The nights that Dhvani comes with. */
export const ReadyNights = ({ place, now, onStarted }: ReadyNightsProps) => {
  const [shared, setShared] = useState<ReadyCourse>()
  const start = async ({ course, name }: ReadyCourse) => {
    if (await startNight(course, name(), place)) onStarted()
  }
  return (
    <section aria-labelledby="ready-nights">
      <h3 id="ready-nights" className="mb-3 text-lg">
        {m.course_ready()}
      </h3>
      <ul className="flex flex-col gap-3">
        {READY_COURSES.map((ready) => (
          <li key={ready.id} className="flex items-start gap-3 rounded-2xl border border-line p-3">
            <div className="min-w-0 grow">
              <p className="font-semibold">{ready.name()}</p>
              <p className="text-ink-soft">{ready.text()}</p>
              <p className="mt-1 text-sm text-ink-soft">{foretell(ready, place, now)}</p>
            </div>
            <div className="flex shrink-0 flex-col gap-2">
              <Button
                size="icon"
                aria-label={m.course_start_named({ name: ready.name() })}
                onClick={() => void start(ready)}
              >
                <Play size={20} />
              </Button>
              <IconButton
                look="secondary"
                label={m.mixes_share({ name: ready.name() })}
                aria-haspopup="dialog"
                onClick={() => setShared(ready)}
              >
                <Share2 size={18} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {shared ? (
        <NightShare
          name={shared.name()}
          scenes={shared.course.scenes}
          onClose={() => setShared(undefined)}
        />
      ) : null}
    </section>
  )
}
