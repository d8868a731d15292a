import type { SessionMoment } from '@dhvani/riyaz'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { lengthText } from '#lib/sounds/length-text.ts'
import { Button } from '#ui/button.tsx'
import { NumberSlider } from '../controls.tsx'
import { useSession } from './use-session.ts'

const minutes = (value: number) => m.timer_minutes({ minutes: value })

const phaseText = ({ phase, round, rounds }: SessionMoment): string => {
  if (phase === 'done') return m.riyaz_session_done()
  return phase === 'play' ? m.riyaz_session_round({ round, rounds }) : m.riyaz_session_break()
}

export const SessionPart = () => {
  const { moment, begin, end } = useSession()
  const isRunning = moment !== undefined && moment.phase !== 'done'
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NumberSlider field="sessionPlay" label={m.riyaz_session_play()} shown={minutes} />
        <NumberSlider field="sessionRest" label={m.riyaz_session_rest()} shown={minutes} />
        <NumberSlider
          field="sessionRounds"
          label={m.riyaz_session_rounds()}
          shown={(value) => inDigits(String(value))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={isRunning ? end : begin}>
          {isRunning ? m.riyaz_session_end() : m.riyaz_session_begin()}
        </Button>
        <p aria-live="polite" className="font-semibold">
          {moment ? phaseText(moment) : null}
        </p>
        {isRunning ? (
          <span role="timer" aria-label={m.riyaz_session_left()} className="tabular">
            {lengthText(Math.ceil(moment.left))}
          </span>
        ) : null}
      </div>
    </>
  )
}
