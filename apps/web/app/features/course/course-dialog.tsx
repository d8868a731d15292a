import { m } from '#messages'
import { Square } from '#icons'
import { findWayBack } from '#lib/course/begin-night.ts'
import { changeCourse, endNight, readCourse } from '#lib/course/course-choices.ts'
import { BY_ZONE, CITIES, findCity } from '#lib/course/cities.ts'
import { describeNight, zoneName } from '#lib/course/describe-night.ts'
import type { Night } from '#lib/course/course.ts'
import { keptCourse } from '#lib/course/kept-course.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingDialog } from '#ui/missing-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { OwnNight } from './own-night.tsx'
import { ReadyNights } from './ready-nights.tsx'
import { useCourseWords } from '#lib/course/use-course-words.ts'
import { useNow } from '#lib/course/use-now.ts'

const PlaceField = ({ place, now }: { readonly place: string; readonly now: number }) => (
  <div className="flex flex-col gap-1">
    <SelectField
      label={m.course_place()}
      value={findCity(place) ? place : BY_ZONE}
      options={[
        { value: BY_ZONE, label: zoneName(new Date(now)) },
        ...CITIES.map(({ id, name }) => ({ value: id, label: name() })),
      ]}
      onChange={(chosen) => changeCourse((choices) => ({ ...choices, place: chosen }))}
    />
    <p className="text-sm text-ink-soft">{m.course_place_hint()}</p>
  </div>
)

const handleEnd = (night: Night) => {
  endNight()
  showToast({ title: m.course_ended(), ...findWayBack(night) })
}

type CourseDialogProps = { readonly onClose: () => void }

/** Ready-made nights, the listener's own one, and what is said of the one that plays. */
export const CourseDialog = ({ onClose }: CourseDialogProps) => {
  const { place, night } = readCourse(useSavedValue(keptCourse))
  const now = useNow()
  if (!useCourseWords()) return <WaitingDialog />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.night_by_itself()}
      description={m.course_lead()}
      closeLabel={m.close()}
    >
      <div className="flex flex-col gap-6">
        {night ? (
          <div className="flex flex-col items-start gap-3">
            <p className="font-semibold">{describeNight(night, now)}</p>
            <Button look="secondary" onClick={() => handleEnd(night)}>
              <Square size={16} />
              {m.course_stop()}
            </Button>
          </div>
        ) : null}
        <PlaceField place={place} now={now} />
        <ReadyNights place={place} now={now} onStarted={onClose} />
        <OwnNight place={place} onStarted={onClose} />
      </div>
    </Dialog>
  )
}
