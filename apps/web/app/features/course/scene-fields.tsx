import { MINUTES_FROM_START } from '@dhvani/share-links/course-schema'
import { X } from '#icons'
import { m } from '#messages'
import { MINUTES_BEFORE_SUNRISE, readTime, type SceneDraft } from '#lib/course/own-draft.ts'
import type { SavedMix } from '#lib/mixes/saved-mix.ts'
import { IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

type SceneFieldsProps = {
  readonly draft: SceneDraft
  /** Counted from 1. */
  readonly number: number
  readonly mixes: readonly SavedMix[]
  /** Whether the listener has pressed the button that needs all fields. */
  readonly isTried: boolean
  readonly onChange: (next: SceneDraft) => void
  /** Absent while there are no more scenes than a night needs. */
  readonly onRemove?: (() => void) | undefined
}

type TimeFieldProps = Pick<SceneFieldsProps, 'draft' | 'number' | 'onChange'>

const TimeField = ({ draft, number, onChange }: TimeFieldProps) => {
  const isRefused = readTime(draft) === undefined
  if (draft.by === 'clock')
    return (
      <Field
        label={m.course_clock({ number })}
        error={isRefused ? m.course_clock_missing() : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="time"
            value={draft.clock}
            className="!w-36 max-w-full"
            onChange={({ target }) => onChange({ ...draft, clock: target.value })}
          />
        )}
      </Field>
    )
  const isFromStart = draft.by === 'start'
  const range = isFromStart ? MINUTES_FROM_START : MINUTES_BEFORE_SUNRISE
  return (
    <Field
      label={isFromStart ? m.course_minutes({ number }) : m.course_sunrise_minutes({ number })}
      error={isRefused ? m.course_minutes_problem(range) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={isFromStart ? draft.minutes : draft.before}
          className="!w-28"
          onChange={({ target: { value } }) =>
            onChange({ ...draft, ...(isFromStart ? { minutes: value } : { before: value }) })
          }
        />
      )}
    </Field>
  )
}

const isGone = ({ mixId }: SceneDraft, mixes: readonly SavedMix[]): boolean =>
  mixId !== '' && !mixes.some(({ id }) => id === mixId)

/** One scene of the listener's own night: a saved mix, and from the second on when it begins. */
export const SceneFields = (props: SceneFieldsProps) => {
  const { draft, number, mixes, isTried, onChange, onRemove } = props
  return (
    <li className="flex flex-col gap-3 rounded-2xl border border-line p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <SelectField
            label={m.course_scene({ number })}
            value={draft.mixId}
            options={[
              ...(draft.mixId === '' ? [{ value: '', label: m.course_scene_none() }] : []),
              ...(isGone(draft, mixes)
                ? [{ value: draft.mixId, label: m.course_scene_gone() }]
                : []),
              ...mixes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(mixId) => onChange({ ...draft, mixId })}
          />
        </div>
        {onRemove ? (
          <IconButton label={m.course_remove_scene({ number })} onClick={onRemove}>
            <X size={18} />
          </IconButton>
        ) : null}
      </div>
      <p aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {isTried && draft.mixId === '' ? m.course_scene_missing() : null}
      </p>
      {number > 1 ? (
        <>
          <SelectField
            label={m.course_scene_time({ number })}
            value={draft.by}
            options={[
              { value: 'clock', label: m.course_by_clock() },
              { value: 'start', label: m.course_by_start() },
              { value: 'sunrise', label: m.course_by_sunrise() },
            ]}
            onChange={(by) => onChange({ ...draft, by })}
          />
          <TimeField draft={draft} number={number} onChange={onChange} />
        </>
      ) : null}
    </li>
  )
}
