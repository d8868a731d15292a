import { useEffect } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { changeSettings } from '../change-settings.ts'
import { NumberSlider, Tick } from '../controls.tsx'
import { followLadder } from './follow-ladder.ts'

const shown = (value: number) => inDigits(String(value))

export const LadderPart = () => {
  const { hasLadder } = useRiyazSettings()
  useEffect(() => (hasLadder ? followLadder() : undefined), [hasLadder])
  return (
    <>
      <Tick
        label={m.riyaz_ladder_on()}
        checked={hasLadder}
        onChange={(next) => changeSettings({ hasLadder: next })}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NumberSlider field="ladderFrom" label={m.riyaz_ladder_from()} shown={shown} />
        <NumberSlider field="ladderTo" label={m.riyaz_ladder_to()} shown={shown} />
        <NumberSlider field="ladderBy" label={m.riyaz_ladder_by()} shown={shown} />
        <NumberSlider field="ladderEvery" label={m.riyaz_ladder_every()} shown={shown} />
      </div>
    </>
  )
}
