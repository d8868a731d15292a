import { Pause, Play, RotateCcw } from '#icons'
import { FOCUS_TIMER } from '@dhvani/catalogue'
import { m } from '#messages'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { hasSmallWindow } from '#lib/page/has-small-window.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { sessionLog } from './session-log.ts'
import { TimerDial } from './timer-dial.tsx'
import { TimerOptions } from './timer-options.tsx'
import { focusTimer } from './timer-store.ts'
import { clockText } from './timer.ts'
import { useRemaining } from './use-remaining.ts'

const SessionList = latePart(async () => (await import('./session-list.tsx')).SessionList, {
  missing: MissingNotice,
})

/** As large as the button, so that nothing moves when its code comes. */
const ButtonRoom = () => (
  <Button look="secondary" size="large" className="invisible grow !px-5">
    <RotateCcw size={18} />
    {m.timer_window()}
  </Button>
)

const TimerWindowButton = latePart(
  async () => (await import('./timer-window-button.tsx')).TimerWindowButton,
  { missing: ButtonRoom, waiting: ButtonRoom },
)

const Presets = ({ chosen, disabled }: { readonly chosen: number; readonly disabled: boolean }) => (
  <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
    {FOCUS_TIMER.presets.map((preset) => (
      <button
        key={preset}
        type="button"
        disabled={disabled}
        aria-pressed={preset === chosen}
        onClick={() => focusTimer.pick(preset)}
        className={classNames(
          'tabular min-h-11 rounded-full border px-3 font-semibold transition-colors',
          preset === chosen
            ? 'border-terracotta bg-terracotta-wash text-ink'
            : 'border-edge text-ink-soft hover:border-terracotta hover:text-terracotta',
        )}
      >
        {m.timer_minutes({ minutes: preset / 60 })}
      </button>
    ))}
  </div>
)

export const FocusTimer = () => {
  const isHydrated = useHydrated()
  const { timer, left } = useRemaining()
  const sessions = useSavedValue(sessionLog)
  const isRunning = timer.status === 'running'

  return (
    <section
      aria-labelledby="focus-timer"
      className="timer-card grid grid-cols-[minmax(0,1fr)] content-start items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="col-span-full text-center sm:text-start">
        <h2 id="focus-timer" className="text-3xl">
          {m.timer_title()}
        </h2>
        <p aria-live="polite" className="mt-1 text-ink-soft">
          {timer.status === 'done' ? m.timer_done_title() : m.timer_text()}
        </p>
      </div>
      <TimerDial share={left / timer.length}>
        <span role="timer" className="tabular font-display text-[min(3rem,15vw)] leading-none">
          {clockText(left)}
        </span>
      </TimerDial>
      <div className="flex flex-col gap-5">
        <Presets chosen={timer.length} disabled={!isHydrated} />
        <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
          <Button
            size="large"
            disabled={!isHydrated}
            onClick={focusTimer.startOrPause}
            className="grow !px-6"
          >
            {isRunning ? <Pause size={20} /> : <Play size={20} />}
            <span>{isRunning ? m.timer_pause() : m.timer_start()}</span>
          </Button>
          <Button
            look="secondary"
            size="large"
            disabled={!isHydrated}
            onClick={focusTimer.reset}
            className="grow !px-5"
          >
            <RotateCcw size={18} />
            {m.timer_reset()}
          </Button>
          {isHydrated && hasSmallWindow() ? <TimerWindowButton /> : null}
        </div>
      </div>
      <div className="col-span-full">
        <TimerOptions />
        {sessions.length > 0 ? <SessionList sessions={sessions} /> : null}
      </div>
    </section>
  )
}
