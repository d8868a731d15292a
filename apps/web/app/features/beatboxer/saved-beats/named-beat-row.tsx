import { useState, type FormEvent } from 'react'
import { parseName, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { Pencil, Trash2 } from '#icons'
import { m } from '#messages'
import { Button, IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { LoopIcon } from '#ui/icons/loop-icon.tsx'
import type { NamedBeat } from './named-beat.ts'

type RenameFormProps = {
  readonly named: NamedBeat
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
}

const RenameForm = ({ named, onRename, onCancel }: RenameFormProps) => {
  const [text, setText] = useState(named.name)
  const [problem, setProblem] = useState<string>()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const name = parseName(text)
    if (name === undefined) setProblem(m.beat_name_problem())
    else onRename(name)
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-2 py-2">
      <Field label={m.beat_name()} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            // The listener pressed Rename: the next step is to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog, on request
            autoFocus
            value={text}
            most={SOUND_NAME_LENGTH.max}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit">{m.beat_keep_name()}</Button>
        <Button look="quiet" onClick={onCancel}>
          {m.beat_cancel()}
        </Button>
      </div>
    </form>
  )
}

type NamedBeatRowProps = {
  readonly named: NamedBeat
  readonly isRenaming: boolean
  readonly onOpen: () => void
  readonly onStartRename: () => void
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
  readonly onDelete: () => void
}

/** One saved beat: its name opens it. */
export const NamedBeatRow = (props: NamedBeatRowProps) => {
  const { named, isRenaming } = props
  const { name, beat } = named
  if (isRenaming)
    return <RenameForm named={named} onRename={props.onRename} onCancel={props.onCancel} />
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        onClick={props.onOpen}
        aria-label={m.beat_open({ name })}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-xl px-2 text-start hover:bg-sunken"
      >
        <span className="flex shrink-0 text-terracotta">
          {[...new Set(beat.slots.map(({ loopId }) => loopId))].slice(0, 3).map((loopId) => (
            <LoopIcon key={loopId} loopId={loopId} size={22} />
          ))}
        </span>
        <span className="min-w-0">
          <span className="own-name block truncate font-semibold">{name}</span>
          <span className="tabular block text-sm text-ink-soft">
            {m.beat_tempo_value({ value: beat.tempo })}
          </span>
        </span>
      </button>
      <IconButton label={m.beat_rename({ name })} onClick={props.onStartRename}>
        <Pencil size={18} />
      </IconButton>
      <IconButton label={m.beat_delete({ name })} onClick={props.onDelete}>
        <Trash2 size={18} />
      </IconButton>
    </div>
  )
}
