import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { LoopId } from '@dhvani/catalogue'
import { Hand } from '#icons'
import { m } from '#messages'
import { AVAILABLE_LOOPS } from '#lib/beats/beat-sources.ts'
import { useBeatbox } from '#lib/listening/beatbox.ts'
import { localPath } from '#lib/language/paths.ts'
import { loopName } from '#lib/beats/loop-name.ts'
import { stageTitle } from '#lib/beats/stage-title.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { classNames } from '#ui/class-names.ts'
import { DragBoard } from './drag-board.tsx'
import { MyBeatsDialog } from './saved-beats/my-beats-dialog.tsx'
import { saveBeat } from './saved-beats/save-beat.ts'
import { KeptDock } from './kept-dock.tsx'
import { LoopLibrary } from './library/loop-library.tsx'
import { starterName, starterDescription } from './loop-words.ts'
import { MoreMenu } from './more-menu.tsx'
import { openBeat, openSharedBeat, resetStage } from './open-beat.ts'
import { RecordingDialog } from './recording/recording-dialog.tsx'
import { useRecorder } from './recording/use-recorder.ts'
import { BeatShare } from './sharing/beat-share.tsx'
import { ExportDialog } from './sharing/export-dialog.tsx'
import { sendToMix } from './sharing/send-to-mix.ts'
import { SharedBeat } from './sharing/shared-beat.tsx'
import { useSharedBeat } from './sharing/use-shared-beat.ts'
import { Stage } from './stage/stage.tsx'
import { TaalLine } from './taal/taal-line.tsx'
import { Transport } from './transport/transport.tsx'
import { useLoopPlacement } from './use-loop-placement.ts'
import { useMixTurn } from './use-mix-turn.ts'
import { STARTER_BEATS, type StarterBeat } from './starter-beats.ts'

type StartersProps = { readonly onChoose: (starter: StarterBeat) => void }

/** Beats to begin with, on the edge of the stage. */
const Starters = ({ onChoose }: StartersProps) => (
  <fieldset
    aria-label={m.beat_starters()}
    className="grid w-full grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-1.5 sm:flex sm:w-auto sm:gap-2"
  >
    {STARTER_BEATS.map((starter) => (
      <button
        key={starter.id}
        type="button"
        title={starterDescription(starter.id)}
        onClick={() => onChoose(starter)}
        className={classNames(
          buttonClasses('secondary'),
          '!px-2 !py-1 text-sm leading-tight wrap-anywhere sm:!px-4',
        )}
      >
        {starterName(starter.id)}
      </button>
    ))}
  </fieldset>
)

type OpenDialog =
  | { readonly kind: 'none' | 'share' | 'export' }
  | { readonly kind: 'mine'; readonly renaming?: string }

const PlayerBoard = () => {
  const navigate = useNavigate()
  const placement = useLoopPlacement()
  const isEmpty = useBeatbox((stage) => stage.activeCount === 0)
  const isShared = useSavedValue(stageTitle)?.sharedBy !== undefined
  const [showsTaal, setShowsTaal] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' })
  const closeDialog = () => setDialog({ kind: 'none' })
  const mixTurn = useMixTurn()
  const { recorder, toggle: toggleRecording, close: closeRecording } = useRecorder()
  useSharedBeat({
    onBeat: openSharedBeat,
    onBroken: () =>
      showToast({ title: m.beat_link_broken(), description: m.beat_link_broken_text() }),
  })

  /** By keyboard the next step is to choose a slot: the focus goes to the first empty one. */
  const handlePick = (loopId: LoopId, byKeyboard: boolean) => {
    const isPickedUp = placement.pick(loopId)
    if (!isPickedUp || !byKeyboard) return
    document.querySelector<HTMLElement>(".beat-window[data-status='empty']")?.focus()
  }

  const hint = () => {
    if (placement.picked !== undefined)
      return m.beat_picked_hint({ loop: loopName(placement.picked) })
    if (placement.target !== undefined) return m.beat_target_hint({ number: placement.target + 1 })
    return isEmpty ? m.beat_lead() : m.beat_lead_awake()
  }

  return (
    <DragBoard
      onStart={placement.cancel}
      onLoop={(loopId, slot) => placement.place(slot, loopId)}
      onMove={placement.move}
      onRemove={placement.remove}
    >
      <div className="flex items-center justify-between gap-3 max-[22rem]:flex-wrap">
        <h1 className="min-w-0 text-2xl sm:text-4xl">{m.beat_title()}</h1>
        <div className="flex shrink-0 gap-2">
          <Button
            look={showsTaal ? 'primary' : 'secondary'}
            className="!px-3 sm:!px-5"
            aria-label={m.beat_taal_view()}
            aria-pressed={showsTaal}
            onClick={() => setShowsTaal(!showsTaal)}
          >
            <Hand size={18} />
            <span className="hidden sm:inline">{m.beat_taal_view()}</span>
          </Button>
          <MoreMenu
            onMine={() => setDialog({ kind: 'mine' })}
            onShare={() => setDialog({ kind: 'share' })}
            onExport={() => setDialog({ kind: 'export' })}
            onSendToMix={() => sendToMix(navigate)}
            onSa={() => void navigate(localPath('/riyaz'))}
          />
        </div>
      </div>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:-mt-3">
        <p className="text-sm text-ink-soft sm:text-base">{hint()}</p>
        {isShared ? null : (
          <Starters onChoose={({ id, beat }) => openBeat(starterName(id), beat)} />
        )}
      </div>
      <SharedBeat />
      <Stage
        picked={placement.picked}
        target={placement.target}
        showsTaal={showsTaal}
        onChoose={placement.choose}
        onRemove={placement.remove}
      />
      {showsTaal ? <TaalLine /> : null}
      <div data-lower-edge data-taal={showsTaal || undefined} className="beat-console above-dock">
        <Transport
          recorder={recorder}
          mixTurn={mixTurn}
          onRecord={toggleRecording}
          onReset={resetStage}
          onSave={() => void saveBeat(({ id }) => setDialog({ kind: 'mine', renaming: id }))}
        />
        <LoopLibrary picked={placement.picked} onPick={handlePick} />
      </div>
      {dialog.kind === 'mine' ? (
        <MyBeatsDialog
          renaming={dialog.renaming}
          onClose={closeDialog}
          onOpenBeat={({ name, beat }) => {
            closeDialog()
            openBeat(name, beat)
          }}
        />
      ) : null}
      {dialog.kind === 'share' ? <BeatShare onClose={closeDialog} /> : null}
      {recorder.status === 'ready' || recorder.status === 'failed' ? (
        <RecordingDialog recorder={recorder} onClose={closeRecording} />
      ) : null}
      {dialog.kind === 'export' ? <ExportDialog onClose={closeDialog} /> : null}
    </DragBoard>
  )
}

/** The whole toy. Without rendered loops the page says so instead of playing silence. */
export const Beatboxer = () => (
  <div className="page-width flex flex-col gap-3 pt-4 pb-3 sm:gap-4 sm:pt-6">
    <KeptDock />
    {AVAILABLE_LOOPS.length > 0 ? (
      <PlayerBoard />
    ) : (
      <>
        <h1 className="text-3xl">{m.beat_title()}</h1>
        <EmptyState picture={<Hand size={40} />} title={m.beat_not_rendered()}>
          {m.beat_not_rendered_text()}
        </EmptyState>
      </>
    )}
  </div>
)
