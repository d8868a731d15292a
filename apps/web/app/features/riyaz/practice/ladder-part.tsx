import { useEffect } from 'react'
import { findTaal } from '@dhvani/riyaz'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { changeSettings } from '../change-settings.ts'
import { NumberSlider, Tick } from '../controls.tsx'
import { tempoSpoken, tempoText } from '../taal-words.ts'
import { followLadder } from './follow-ladder.ts'

export const LadderPart = () => {
  const { hasLadder, taal: id } = useRiyazSettings()
  const taal = findTaal(id)!
  const shown = (value: number) => tempoText(taal, value)
  const spoken = (value: number) => tempoSpoken(taal, value)
  useEffect(() => (hasLadder ? followLadder() : undefined), [hasLadder])
  return (
    <>
      <Tick
        label={m.riyaz_ladder_on()}
        checked={hasLadder}
        onChange={(next) => changeSettings({ hasLadder: next })}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NumberSlider
          field="ladderFrom"
          label={m.riyaz_ladder_from()}
          shown={shown}
          spoken={spoken}
        />
        <NumberSlider field="ladderTo" label={m.riyaz_ladder_to()} shown={shown} spoken={spoken} />
        <NumberSlider field="ladderBy" label={m.riyaz_ladder_by()} shown={shown} spoken={spoken} />
        <NumberSlider
          field="ladderEvery"
          label={m.riyaz_ladder_every()}
          shown={(value) => inDigits(String(value))}
        />
      </div>
    </>
  )
}
