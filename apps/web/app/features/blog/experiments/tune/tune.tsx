import { useState } from 'react'
import { hertz } from '@dhvani/units'
import { SA_HERTZ } from '#content/figures.ts'
import { Button } from '#ui/button.tsx'
import type { BodyProps } from '../body-props.ts'
import { fillWords } from '../fill-words.ts'
import { moveTone, playTones, stopTones, useIsSounding } from '../experiment-stage.ts'
import { LabelledSlider } from '#ui/labelled-slider.tsx'
import { PARTIALS, stringTones } from './string-tones.ts'
import { beside, gapOf, mistune, PEG } from './tune.ts'
import { Said } from '../said.tsx'

/** Two strings: the reader turns the peg of one until they no longer beat. */
export const Tune = ({ words }: BodyProps) => {
  const isSounding = useIsSounding()
  const [off, setOff] = useState(() => mistune(Math.random))
  const [peg, setPeg] = useState(0)
  const [isChecked, setIsChecked] = useState(false)
  const gap = gapOf(SA_HERTZ, off + peg)

  const turn = (next: number) => {
    setPeg(next)
    setIsChecked(false)
    const frequency = beside(SA_HERTZ, off + next)
    for (const index of PARTIALS.keys())
      moveTone(PARTIALS.length + index, hertz(frequency * (index + 1)))
  }
  const takeAnother = () => {
    stopTones()
    setOff(mistune(Math.random))
    setPeg(0)
    setIsChecked(false)
  }
  const toggle = () => {
    if (isSounding) stopTones()
    else playTones([...stringTones(SA_HERTZ), ...stringTones(beside(SA_HERTZ, off + peg))])
  }
  return (
    <>
      <p>{words.tune_lead}</p>
      <LabelledSlider
        label={words.tune_peg}
        value={peg}
        {...PEG}
        valueText={fillWords(words.tune_turned, { count: peg })}
        onChange={turn}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={toggle}>{isSounding ? words.stop : words.tune_play}</Button>
        <Button look="secondary" onClick={() => setIsChecked(true)}>
          {words.tune_check}
        </Button>
        <Button look="secondary" onClick={takeAnother}>
          {words.tune_again}
        </Button>
      </div>
      <Said
        lines={[
          isChecked
            ? fillWords(gap.isInTune ? words.tune_good : words.tune_far, {
                cents: Math.abs(gap.cents),
                beats: Math.round(gap.beats * 10) / 10,
              })
            : undefined,
        ]}
      />
    </>
  )
}
