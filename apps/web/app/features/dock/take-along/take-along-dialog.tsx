import { useEffect, useState } from 'react'
import { Download, X } from '#icons'
import { m } from '#messages'
import { useCourseWords } from '#lib/course/use-course-words.ts'
import { sentence, unreachedText } from '#lib/network/unreached-text.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { saveFile } from '#lib/page/save-file.ts'
import { inDigits } from '#lib/language/say.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { useStore } from '#lib/store/store.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingDialog } from '#ui/missing-part.tsx'
import { removeLeftOver } from './places-for-file.ts'
import { tracksOfFile } from './sounds-of-file.ts'
import {
  askAgain,
  bytesOf,
  cancelFile,
  makeFile,
  setDialogOpen,
  takeAlong,
  type Refusal,
  type TakeAlong,
} from './take-along.ts'

/** Lengths of a file, in minutes. */
const LENGTHS = ['15', '60', '480'] as const
type Length = (typeof LENGTHS)[number]

const lengthWords = (length: Length): string =>
  ({
    15: m.course_file_quarter(),
    60: m.course_file_hour(),
    480: m.course_file_eight(),
  })[length]

const refusalText = (code: Refusal, minutes: number): string => {
  switch (code) {
    case 'full':
      return m.course_file_full({ size: megabytesOf(bytesOf(minutes)) })
    case 'no_encoder':
      return m.course_file_no_encoder()
    case 'no_storage':
      return m.course_file_no_storage()
    case 'insecure':
      return m.course_file_insecure()
    case 'soundless':
      return m.course_file_soundless()
    case 'missing':
      return m.course_file_missing()
    case 'unreached':
      return unreachedText(m.course_file_failed())
    case 'failed':
      return sentence(m.course_file_failed())
  }
}

/** With the digits of the page's language. Home has no room for a chunk more, so this part brings its own words for sizes. */
const megabytesOf = (bytes: number): string => inDigits((bytes / 1024 ** 2).toFixed(1))

/** Before so much is done, what is left is only guessed. */
const LEAST_SHARE = 0.03

/** @returns whole minutes until the file is there; `undefined` where it is too early to tell */
const minutesLeft = ({ share, since }: Extract<TakeAlong, { kind: 'making' }>, now: number) =>
  share < LEAST_SHARE ? undefined : Math.ceil(((now - since) * (1 / share - 1)) / 60_000)

const Making = ({ state }: { readonly state: Extract<TakeAlong, { kind: 'making' }> }) => {
  const { share } = state
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000)
    return () => clearInterval(timer)
  }, [])
  const minutes = minutesLeft(state, now)
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <progress
          aria-label={m.course_file_making()}
          className="h-2 w-full"
          value={share}
          max={1}
        />
        <p className="tabular flex justify-between gap-4 text-sm text-ink-soft">
          <span>{minutes === undefined ? null : m.course_file_left({ minutes })}</span>
          <span>{m.percent_short({ value: Math.floor(share * 100) })}</span>
        </p>
      </div>
      <p className="text-ink-soft">{m.course_file_stay()}</p>
      <Button look="secondary" onClick={cancelFile}>
        <X size={16} />
        {m.cancel()}
      </Button>
    </div>
  )
}

const Made = ({ state }: { readonly state: Extract<TakeAlong, { kind: 'made' }> }) => {
  const { name, bytes, leftOut, file } = state
  return (
    <div className="flex flex-col items-start gap-4">
      <p aria-live="polite" className="font-semibold [overflow-wrap:anywhere]">
        <span>{file ? m.course_file_ready() : m.course_file_saved({ name })}</span>{' '}
        <span className="tabular font-normal text-ink-soft">
          {m.course_file_bytes({ size: megabytesOf(bytes) })}
        </span>
      </p>
      {leftOut.length > 0 ? (
        <p className="text-danger">
          {m.course_file_left_out({ names: leftOut.join(m.mix_joint()) })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {file ? (
          <Button onClick={() => saveFile(file, name)}>
            <Download size={16} />
            {m.course_file_download()}
          </Button>
        ) : null}
        <Button look="secondary" onClick={askAgain}>
          {m.course_file_again()}
        </Button>
      </div>
    </div>
  )
}

type QuestionProps = {
  readonly refused: string | undefined
  readonly length: Length
  readonly onLength: (length: Length) => void
}

const Question = ({ refused, length, onLength }: QuestionProps) => {
  const tracks = useMixer((mix) => mix.tracks)
  const isPlaying = useMixer((mix) => mix.isPlaying)
  const heard = tracksOfFile({ tracks, isPlaying })
  return (
    <div className="flex flex-col items-start gap-4">
      <Choice
        label={m.course_file_length()}
        value={length}
        options={LENGTHS.map((value) => ({
          value,
          label: lengthWords(value),
          detail: m.course_file_size({ size: megabytesOf(bytesOf(Number(value))) }),
        }))}
        onChange={onLength}
      />
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {heard.length === 0
          ? m.course_file_soundless()
          : m.course_file_sounds({
              names: heard.map(({ sound }) => nameInPage(sound)).join(m.mix_joint()),
            })}
      </p>
      {refused === undefined ? null : (
        <p role="alert" className="font-semibold text-danger">
          {refused}
        </p>
      )}
      <Button disabled={heard.length === 0} onClick={() => void makeFile(Number(length))}>
        <Download size={16} />
        {m.course_file_make()}
      </Button>
    </div>
  )
}

type TakeAlongDialogProps = { readonly onClose: () => void }

/** The mix as a file for any player: how long, how far it is, and what has become of it. */
export const TakeAlongDialog = ({ onClose }: TakeAlongDialogProps) => {
  const state = useStore(takeAlong, takeAlong.getSnapshot())
  // The question comes back after a refusal and after Cancel.
  const [length, setLength] = useState<Length>('60')
  useEffect(() => {
    void removeLeftOver()
    setDialogOpen(true)
    return () => setDialogOpen(false)
  }, [])
  if (!useCourseWords()) return <WaitingDialog />
  const refused = state.kind === 'refused' ? refusalText(state.code, state.minutes) : undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.save_sound_file()}
      description={m.course_file_lead()}
      closeLabel={m.close()}
    >
      {state.kind === 'making' ? <Making state={state} /> : null}
      {state.kind === 'made' ? <Made state={state} /> : null}
      {state.kind === 'idle' || state.kind === 'refused' ? (
        <Question refused={refused} length={length} onLength={setLength} />
      ) : null}
    </Dialog>
  )
}
