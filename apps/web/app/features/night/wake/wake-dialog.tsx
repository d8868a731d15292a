import { Sunrise, X } from '#icons'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { timeText } from '#lib/page/time-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Slider } from '#ui/slider.tsx'
import { MinutesChoice } from '../minutes-choice.tsx'
import { cancelWake, setWake, WAKE_RISES } from './wake.ts'
import { changeWake, useWake } from './use-wake.ts'

const set = () => {
  const { masterVolume } = getEngine().mixer.getSnapshot()
  // In this press, so that the browser lets the sound of the morning begin without one.
  void startSound()
  changeWake((timer) => setWake(timer, masterVolume, new Date()))
}

const Choosing = () => {
  const { clock, rise, volume } = useWake()
  return (
    <>
      <Field label={m.wake_at()}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            required
            value={clock}
            className="!w-36 max-w-full"
            onChange={({ target }) => {
              if (target.value) changeWake((timer) => ({ ...timer, clock: target.value }))
            }}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{m.wake_rise()}</legend>
        <MinutesChoice
          options={WAKE_RISES}
          chosen={rise}
          onChoose={(minutes) => changeWake((timer) => ({ ...timer, rise: minutes }))}
        />
      </fieldset>
      <div>
        <p aria-hidden className="font-semibold">
          {m.wake_volume()}
        </p>
        <div className="flex items-center gap-3">
          <Slider
            label={m.wake_volume()}
            min={1}
            value={volume}
            valueText={m.percent_spoken({ value: volume })}
            onChange={(value) => changeWake((timer) => ({ ...timer, volume: value }))}
          />
          <span aria-hidden className="tabular w-[3rem] text-end">
            {m.percent_short({ value: volume })}
          </span>
        </div>
        <p className="text-sm text-ink-soft">{m.wake_volume_text()}</p>
      </div>
      <Button size="large" className="self-start" onClick={set}>
        <Sunrise size={20} />
        {m.wake_start()}
      </Button>
    </>
  )
}

/** The wake on every page: a time, a rise and a level, or what is set. */
export const WakeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { run, rise, keepsScreen } = useWake()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.wake_title()}
      description={m.wake_text()}
      closeLabel={m.close()}
    >
      <div className="flex flex-col gap-5">
        <p aria-live="polite" className="font-semibold empty:hidden">
          {run ? m.wake_running({ time: timeText(run.at), minutes: rise }) : null}
        </p>
        {run ? (
          <Button look="secondary" className="self-start" onClick={() => changeWake(cancelWake)}>
            <X size={18} />
            {m.sleep_cancel()}
          </Button>
        ) : (
          <Choosing />
        )}
        <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-ink-soft">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={keepsScreen}
            onChange={({ target }) =>
              changeWake((timer) => ({ ...timer, keepsScreen: target.checked }))
            }
          />
          {m.wake_keep_screen()}
        </label>
        <p className="text-sm text-ink-soft">{m.wake_open_text()}</p>
      </div>
    </Dialog>
  )
}
