import { useState } from 'react'
import { timeText } from '#lib/page/time-text.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { BodyProps } from '../body-props.ts'
import { fillWords } from '../fill-words.ts'
import { stopTones } from '../experiment-stage.ts'
import { Dial } from './dial.tsx'
import { isRagaId, ragaOf, WATCH_HOURS, WATCHES, watchAt, type RagaId } from './ragas.ts'
import { RagaPlayer } from './raga-player.tsx'

/** An hour of the clock as the language writes it. */
const hourText = (hour: number): string => timeText(new Date(2026, 0, 1, hour % 24))

const Clock = (props: BodyProps) => {
  const { words } = props
  const [now] = useState(() => new Date())
  const [watch, setWatch] = useState(() => watchAt(now.getHours()))
  const span = (from: number) => ({ from: hourText(from), to: hourText(from + WATCH_HOURS) })
  const time = timeText(now)
  return (
    <>
      <p>{fillWords(words.svaras_now, { time, ...span(watchAt(now.getHours()).from) })}</p>
      <Dial
        chosen={watch}
        hours={now.getHours() + now.getMinutes() / 60}
        label={fillWords(words.svaras_dial, { time, ...span(watch.from) })}
      />
      <SelectField
        label={words.svaras_watch}
        value={String(watch.from)}
        options={WATCHES.map(({ from, raga }) => ({
          value: String(from),
          label: fillWords(words.svaras_watch_option, {
            ...span(from),
            raga: words[`raga_${raga}`],
          }),
        }))}
        onChange={(from) => {
          stopTones()
          setWatch(watchAt(Number(from)))
        }}
      />
      <RagaPlayer raga={ragaOf(watch.raga)} words={words} />
    </>
  )
}

const Compared = ({ words, given }: BodyProps) => {
  const ids = given.split(' ').filter(isRagaId)
  const [id, setId] = useState<RagaId>(ids[0] ?? 'bhupali')
  return (
    <>
      {ids.length > 1 ? (
        <SelectField
          label={words.svaras_raga}
          value={id}
          options={ids.map((value) => ({ value, label: words[`raga_${value}`] }))}
          onChange={(next) => {
            stopTones()
            if (isRagaId(next)) setId(next)
          }}
        />
      ) : (
        <p className="font-semibold">{words[`raga_${id}`]}</p>
      )}
      <RagaPlayer raga={ragaOf(id)} words={words} />
    </>
  )
}

/** The notes of ragas: by the clock of the reader, or of those that the article names. */
export const Svaras = (props: BodyProps) =>
  props.given === 'clock' ? <Clock {...props} /> : <Compared {...props} />
