import { useState, type DragEvent } from 'react'
import { FileAudio } from '#icons'
import { FILE_EXTENSIONS } from '@dhvani/audio-files'
import { m } from '#messages'
import { classNames } from '#ui/class-names.ts'

const ACCEPTED = ['audio/*', ...FILE_EXTENSIONS.map((extension) => `.${extension}`)].join(',')

type FilePickerProps = {
  readonly onChoose: (files: readonly File[]) => void
  readonly disabled: boolean
  /** Id of the element that describes the field. */
  readonly describedBy?: string | undefined
}

/** The file field: press it, or drop a file on it. */
export const FilePicker = ({ onChoose, disabled, describedBy }: FilePickerProps) => {
  const [isOver, setIsOver] = useState(false)

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsOver(false)
    if (!disabled) onChoose([...event.dataTransfer.files])
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="upload-file" className="font-semibold">
        {m.upload_file_label()}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={classNames(
          'relative flex flex-col items-center gap-1 rounded-xl border-2 border-dashed px-4 py-5 text-center',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-peacock',
          isOver ? 'border-terracotta bg-terracotta-wash' : 'border-edge hover:border-terracotta',
        )}
      >
        <FileAudio size={28} className="text-terracotta" />
        <span aria-hidden>{m.upload_file_action()}</span>
        <span id="upload-file-hint" className="text-sm text-ink-soft">
          {m.upload_file_hint()}
        </span>
        <input
          id="upload-file"
          type="file"
          multiple
          accept={ACCEPTED}
          disabled={disabled}
          aria-describedby={classNames('upload-file-hint', describedBy)}
          onChange={(event) => {
            onChoose([...(event.target.files ?? [])])
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
    </div>
  )
}
