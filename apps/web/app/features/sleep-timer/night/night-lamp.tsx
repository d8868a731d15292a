import { m } from '#messages'
import { useSleepLeft } from '../use-sleep-left.ts'
import { Diya } from './diya.tsx'
import { useDrift } from './use-drift.ts'
import { useMixName } from './use-mix-name.ts'

/** The flame when the sound has all but faded, as a share of its height. */
const LOWEST = 0.35

/** The lamp, the mix's name and the minutes of the sleep timer, which drift together. */
export const NightLamp = ({ isLit }: { readonly isLit: boolean }) => {
  const { room, lamp } = useDrift()
  const { timer, left, fadeAhead } = useSleepLeft()
  const name = useMixName()
  return (
    <div ref={room} className="night-room">
      <div ref={lamp} className="night-lamp">
        <Diya flame={LOWEST + (1 - LOWEST) * fadeAhead} />
        <p className="night-name">{name}</p>
        {isLit ? null : <p className="night-left">{m.night_silent()}</p>}
        {isLit && timer.run ? (
          <p role="timer" className="night-left tabular">
            {m.night_left({ minutes: Math.ceil(left / 60) })}
          </p>
        ) : null}
      </div>
    </div>
  )
}
