import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { withoutControls } from '@dhvani/catalogue'
import { m } from '#messages'
import { fixedWords } from '#lib/language/fixed-words.ts'
import { localPath } from '#lib/language/paths.ts'
import { useStore } from '#lib/store/store.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { sentence, unreachedText } from '#lib/network/unreached-text.ts'
import { untilChange } from '#lib/notices/until.ts'
import { useSession } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SoundDetails } from '#ui/sound-details.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { FilePicker } from './file-picker.tsx'
import { FilePortrait } from './file-portrait.tsx'
import { RecordPlace } from './record/record-place.tsx'
import { goOnAsked, leaveUpload, leftUpload, takeLeftUpload } from './left-upload.ts'
import { leftWords } from './left-words.ts'
import { isSendable, type Unsent } from './upload-item.ts'
import { UploadList } from './upload-list.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

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

const showAdded = ([name = '', ...more]: readonly string[]): void => {
  showToast({
    title: m.upload_done_title(),
    description: more.length === 0 ? name : m.upload_done_many({ count: more.length + 1 }),
    variant: 'success',
  })
}

const UploadForm = ({ open, onClose, dropped, userId }: UploadFormProps) => {
  const navigate = useNavigate()
  const upload = useUpload({
    onFinished(names) {
      showAdded(names)
      onClose()
    },
    onLeft(unsent) {
      const { files, name, description } = unsent
      leaveUpload({ userId, files, name, description })
      showLeft(unsent, () => {
        goOnAsked.set(true)
        void navigate(localPath('/'))
      })
    },
  })
  const { items, draft, isSending, sent } = upload.queue
  const isList = items.length > 1 || sent > 0
  const only = isList ? undefined : items[0]
  const { name, description } = only ?? draft
  const error = isList ? undefined : (only?.error ?? upload.queue.error)
  /** Without a file the press says that one is missing; a list of refused files has no use for it. */
  const hasNothingToSend =
    isList && !items.some((item) => item.state === 'checking' || isSendable(item))

  const isGoOnAsked = useStore(goOnAsked, false)
  /** Files that an earlier dialog left go before those that were dropped now. */
  const addWaitingFiles = useEffectEvent((files: readonly File[]) => {
    goOnAsked.set(false)
    const left = takeLeftUpload(userId)
    if (left) upload.addUnsent({ ...left, files: [...left.files, ...files] })
    else if (files.length > 0) upload.addFiles(files)
  })
  useEffect(() => {
    if (dropped.length > 0) addWaitingFiles(dropped)
  }, [dropped])
  useEffect(() => {
    if (open || isGoOnAsked) addWaitingFiles(NO_FILES)
  }, [open, isGoOnAsked])

  const handleClose = () => {
    upload.clearQueue()
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
          void upload.sendAll()
        }}
        className="flex flex-col gap-5"
      >
        <FilePicker
          onChoose={upload.chooseFiles}
          disabled={isSending && !isList}
          describedBy={error ? 'upload-error' : undefined}
        />
        <RecordPlace
          userId={userId}
          disabled={isSending && !isList}
          onUse={(recording) => upload.chooseFiles([recording])}
        />
        {isList ? (
          <UploadList
            items={items}
            sent={sent}
            onName={(key, text) => upload.writeDetails({ name: text }, key)}
            onRemove={upload.removeItem}
            onAgain={(key) => void upload.sendAgain(key)}
          />
        ) : (
          <>
            {only?.checked ? <FilePortrait checked={only.checked} /> : null}
            <SoundDetails
              name={name}
              description={description}
              onWrite={(written) => upload.writeDetails(written, only?.key)}
              disabled={isSending}
            />
          </>
        )}
        {error && only?.isUnreached ? (
          <div id="upload-error" ref={bringIntoView}>
            <UnreachedNotice
              unreached={{ text: `${sentence(fixedWords(error))} ${unreachedText()}` }}
              onAgain={() => void upload.sendAll()}
            />
          </div>
        ) : null}
        {error && !only?.isUnreached ? (
          <p
            id="upload-error"
            key={error}
            ref={bringIntoView}
            role="alert"
            className="rounded-xl border border-danger bg-danger-wash px-4 py-3 font-semibold whitespace-pre-line text-danger"
          >
            {fixedWords(error)}
          </p>
        ) : null}
        {only?.fitting === undefined ? null : (
          <div ref={bringIntoView}>
            <UploadProgress
              label={m.upload_row_fitting({ name: withoutControls(only.file.name) })}
              share={only.fitting}
            >
              {m.upload_fitting()}
            </UploadProgress>
          </div>
        )}
        {only?.state === 'sending' ? (
          <UploadProgress label={m.upload_progress()} share={only.progress}>
            {only.isInterrupted ? m.upload_interrupted() : null}
          </UploadProgress>
        ) : null}
        {/* Where the dialog is higher than the screen, the rest scrolls under the buttons, but not where they would take half of it. */}
        <div
          data-dialog-foot
          className="z-1 -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 bg-surface px-6 pt-3 pb-6 [@media(height>=34rem)]:sticky"
        >
          <Button
            look="secondary"
            onClick={() => {
              if (!upload.cancelSending()) handleClose()
            }}
          >
            {m.cancel()}
          </Button>
          <Button type="submit" disabled={isSending || hasNothingToSend}>
            {isSending ? m.upload_sending() : m.own_upload()}
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
