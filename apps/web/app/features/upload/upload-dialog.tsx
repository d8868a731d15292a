import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { SOUND_DESCRIPTION_MAX_LENGTH, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { m } from '#messages'
import { fixedWords } from '#lib/page/fixed-words.ts'
import { localPath } from '#lib/page/paths.ts'
import { useStore } from '#lib/page/store.ts'
import { showToast } from '#lib/page/toasts.ts'
import { sentence, unreachedText } from '#lib/page/unreached-text.ts'
import { untilChange } from '#lib/page/until.ts'
import { useSession } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { FilePicker } from './file-picker.tsx'
import { FilePortrait } from './file-portrait.tsx'
import { goOnAsked, leaveUpload, leftUpload, takeLeftUpload } from './left-upload.ts'
import { leftWords } from './left-words.ts'
import { useUpload, type Unsent } from './use-upload.ts'

type UploadDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** Files that were dropped on the page. */
  readonly dropped: readonly File[]
}

const SignInRequired = ({ open, onClose }: Omit<UploadDialogProps, 'dropped'>) => (
  <Dialog
    open={open}
    onOpenChange={onClose}
    title={m.upload_signed_out_title()}
    description={m.upload_signed_out_text()}
  >
    <Button onClick={onClose}>{m.close()}</Button>
  </Dialog>
)

type ProgressProps = { readonly share: number | undefined; readonly isInterrupted: boolean }

const Progress = ({ share, isInterrupted }: ProgressProps) => (
  <div>
    <progress
      aria-label={m.upload_progress()}
      className="upload-progress h-2 w-full"
      {...(share === undefined ? {} : { value: share, max: 1 })}
    />
    <p className="tabular flex justify-between gap-4 text-sm text-ink-soft">
      <span aria-live="polite">{isInterrupted ? m.upload_interrupted() : null}</span>
      <span>
        {share === undefined ? null : m.percent_short({ value: Math.floor(share * 100) })}
      </span>
    </p>
  </div>
)

/** How long the toast that names unsent files stays, in milliseconds. */
const LEFT_MS = 60_000

const showLeft = (unsent: Unsent, goOn: () => void): void => {
  showToast({
    title: m.upload_left_title(),
    description: leftWords(unsent),
    duration: LEFT_MS,
    action: { label: m.upload_left_go_on(), onAction: goOn },
    until: untilChange([leftUpload], () => leftUpload.getSnapshot() === undefined),
  })
}

/** The buttons of a dialog that is higher than the screen would cover what is said above them. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' })

const NO_FILES: readonly File[] = []

type UploadFormProps = UploadDialogProps & { readonly userId: string }

const UploadForm = ({ open, onClose, dropped, userId }: UploadFormProps) => {
  const navigate = useNavigate()
  const { form, choose, drop, goOn, send, setName, setDescription, cancel, clear } = useUpload({
    onAdded: (name) =>
      showToast({ title: m.upload_done_title(), description: name, variant: 'success' }),
    onFinished: onClose,
    onLeft(unsent) {
      const { files, name, description } = unsent
      leaveUpload({ userId, files, name, description })
      showLeft(unsent, () => {
        goOnAsked.set(true)
        void navigate(localPath('/'))
      })
    },
  })

  const isGoOnAsked = useStore(goOnAsked, false)
  /** Files that an earlier dialog left go before those that were dropped now. */
  const begin = useEffectEvent((files: readonly File[]) => {
    goOnAsked.set(false)
    const left = takeLeftUpload(userId)
    if (left) goOn({ ...left, files: [...left.files, ...files] })
    else if (files.length > 0) drop(files)
  })
  useEffect(() => {
    if (dropped.length > 0) begin(dropped)
  }, [dropped])
  useEffect(() => {
    if (open || isGoOnAsked) begin(NO_FILES)
  }, [open, isGoOnAsked])

  const handleClose = () => {
    clear()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleClose}
      title={m.upload_title()}
      description={m.upload_public_hint()}
      closeLabel={m.close()}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className="flex flex-col gap-5"
      >
        <FilePicker
          onChoose={(files) => void choose(files)}
          disabled={form.isSending}
          describedBy={form.error ? 'upload-error' : undefined}
        />
        {form.checked ? <FilePortrait checked={form.checked} /> : null}
        {form.waiting.length > 0 ? (
          <p className="text-sm text-ink-soft">
            {m.upload_waiting({ count: form.waiting.length })}
          </p>
        ) : null}
        <Field label={m.upload_name_label({ count: form.name.length })}>
          {(control) => (
            <TextInput
              {...control}
              name="sound-name"
              autoComplete="off"
              value={form.name}
              maxLength={SOUND_NAME_LENGTH.max}
              disabled={form.isSending}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={m.upload_description_label({ count: form.description.length })}>
          {(control) => (
            <TextArea
              {...control}
              name="description"
              rows={3}
              value={form.description}
              maxLength={SOUND_DESCRIPTION_MAX_LENGTH}
              disabled={form.isSending}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        {form.error && form.isUnreached ? (
          <div id="upload-error" ref={bringIntoView}>
            <UnreachedNotice
              unreached={{ text: `${sentence(fixedWords(form.error))} ${unreachedText()}` }}
              onAgain={() => void send()}
            />
          </div>
        ) : null}
        {form.error && !form.isUnreached ? (
          <p
            id="upload-error"
            key={form.error}
            ref={bringIntoView}
            role="alert"
            className="rounded-xl border border-danger bg-danger-wash px-4 py-3 font-semibold text-danger"
          >
            {fixedWords(form.error)}
          </p>
        ) : null}
        {form.isSending ? (
          <Progress share={form.progress} isInterrupted={form.isInterrupted} />
        ) : null}
        {/* Where the dialog is higher than the screen, the rest scrolls under the buttons. */}
        <div className="sticky z-1 -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 bg-surface px-6 pt-3 pb-6">
          <Button
            look="secondary"
            onClick={() => {
              if (!cancel()) handleClose()
            }}
          >
            {m.cancel()}
          </Button>
          <Button type="submit" disabled={form.isSending}>
            {form.isSending ? m.upload_sending() : m.own_upload()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const UploadDialog = (props: UploadDialogProps) => {
  const session = useSession()
  return session.status === 'signed-in' ? (
    <UploadForm key={session.userId} {...props} userId={session.userId} />
  ) : (
    <SignInRequired {...props} />
  )
}
