import { countLetters, SOUND_DESCRIPTION_MAX_LENGTH, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { m } from '#messages'
import { Field, TextArea, TextInput } from './field.tsx'

type Details = { readonly name: string; readonly description: string }

type SoundDetailsProps = Details & {
  readonly onWrite: (written: Partial<Details>) => void
  readonly disabled?: boolean
  /** What is wrong, told at the name. */
  readonly error?: string | undefined
  /** The name has the focus, and all of it is selected: the listener asked to change it. */
  readonly isRenaming?: boolean
}

/** The name and the description of an own sound, with how many letters each has. */
export const SoundDetails = ({
  name,
  description,
  onWrite,
  disabled,
  error,
  isRenaming,
}: SoundDetailsProps) => (
  <>
    <Field label={m.upload_name_label({ count: countLetters(name) })} error={error}>
      {(control) => (
        <TextInput
          {...control}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog, on request
          autoFocus={isRenaming}
          name="sound-name"
          autoComplete="off"
          value={name}
          most={SOUND_NAME_LENGTH.max}
          disabled={disabled}
          onFocus={(event) => {
            if (isRenaming) event.target.select()
          }}
          onChange={(event) => onWrite({ name: event.target.value })}
        />
      )}
    </Field>
    <Field label={m.upload_description_label({ count: countLetters(description) })}>
      {(control) => (
        <TextArea
          {...control}
          name="description"
          rows={3}
          value={description}
          most={SOUND_DESCRIPTION_MAX_LENGTH}
          disabled={disabled}
          onChange={(event) => onWrite({ description: event.target.value })}
        />
      )}
    </Field>
  </>
)
