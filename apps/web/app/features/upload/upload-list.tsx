import { useRef } from 'react'
import { RotateCcw, X } from '#icons'
import { SOUND_NAME_LENGTH, withoutControls } from '@dhvani/catalogue'
import { m } from '#messages'
import { fixedWords } from '#lib/language/fixed-words.ts'
import { sentence, unreachedText } from '#lib/network/unreached-text.ts'
import { lengthText } from '#lib/sounds/length-text.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextInput } from '#ui/field.tsx'
import type { UploadItem } from './upload-item.ts'
import { UploadProgress } from './upload-progress.tsx'

type RowProps = {
  readonly item: UploadItem
  readonly onName: (name: string) => void
  readonly onRemove: () => void
  readonly onAgain: () => void
}

const errorOf = ({ error, isUnreached }: UploadItem): string | undefined => {
  if (error === undefined) return undefined
  return isUnreached ? `${sentence(fixedWords(error))} ${unreachedText()}` : fixedWords(error)
}

/** What is known of a file: its length once it was read through, its size, and that it waits. */
const factsOf = ({ file, checked, state }: UploadItem): string =>
  [
    checked ? lengthText(checked.length) : undefined,
    megabytesText(file.size),
    state === 'checking' ? m.upload_row_checking() : undefined,
    state === 'waiting' ? m.upload_row_waiting() : undefined,
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ')

const Row = ({ item, onName, onRemove, onAgain }: RowProps) => {
  const { key, state } = item
  const fileName = withoutControls(item.file.name)
  const error = errorOf(item)
  const isSending = state === 'sending'
  return (
    <li className={classNames('rounded-xl px-3 py-3', error ? 'bg-danger-wash' : 'bg-sunken')}>
      <div className="flex items-center gap-1">
        <p className="min-w-0 grow">
          <span className="own-name block truncate font-semibold">{fileName}</span>
          <span className="tabular block text-sm text-ink-soft">{factsOf(item)}</span>
        </p>
        {state === 'failed' ? (
          <IconButton label={m.upload_row_again({ name: fileName })} onClick={onAgain}>
            <RotateCcw size={18} />
          </IconButton>
        ) : null}
        <IconButton
          data-row-end
          label={
            isSending
              ? m.upload_row_cancel({ name: fileName })
              : m.upload_row_remove({ name: fileName })
          }
          onClick={onRemove}
        >
          <X size={18} />
        </IconButton>
      </div>
      {state === 'refused' ? null : (
        <TextInput
          className="mt-2"
          aria-label={m.upload_row_name({ name: fileName })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `upload-row-${key}` : undefined}
          autoComplete="off"
          value={item.name}
          most={SOUND_NAME_LENGTH.max}
          disabled={isSending || state === 'checking'}
          onChange={(event) => onName(event.target.value)}
        />
      )}
      {error ? (
        <p
          id={`upload-row-${key}`}
          key={error}
          role="alert"
          className="mt-2 text-sm font-semibold text-danger"
        >
          {error}
        </p>
      ) : null}
      {isSending ? (
        <div className="mt-2">
          <UploadProgress label={m.upload_row_progress({ name: fileName })} share={item.progress}>
            {item.isInterrupted ? m.upload_interrupted() : null}
          </UploadProgress>
        </div>
      ) : null}
      {item.fitting === undefined ? null : (
        <div className="mt-2">
          <UploadProgress label={m.upload_row_fitting({ name: fileName })} share={item.fitting}>
            {m.upload_fitting()}
          </UploadProgress>
        </div>
      )}
    </li>
  )
}

type UploadListProps = {
  readonly items: readonly UploadItem[]
  /** How many files were sent already. */
  readonly sent: number
  readonly onName: (key: number, name: string) => void
  readonly onRemove: (key: number) => void
  readonly onAgain: (key: number) => void
}

/** Several files, a row each. */
export const UploadList = ({ items, sent, onName, onRemove, onAgain }: UploadListProps) => {
  const list = useRef<HTMLUListElement>(null)

  /** The row takes the focus with it, so the next one gets it, or else the one before. */
  const remove = (index: number, { key, state }: UploadItem) => {
    const ends = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-end]') ?? [])]
    if (state !== 'sending') (ends[index + 1] ?? ends[index - 1])?.focus()
    onRemove(key)
  }

  return (
    <div>
      <p id="upload-list" className="font-semibold">
        {m.upload_list()}
      </p>
      <p aria-live="polite" className="tabular text-sm text-ink-soft">
        {m.upload_list_count({ done: sent, total: sent + items.length })}
      </p>
      <ul ref={list} aria-labelledby="upload-list" className="mt-2 flex flex-col gap-2">
        {items.map((item, index) => (
          <Row
            key={item.key}
            item={item}
            onName={(name) => onName(item.key, name)}
            onRemove={() => remove(index, item)}
            onAgain={() => onAgain(item.key)}
          />
        ))}
      </ul>
    </div>
  )
}
