import { useState } from 'react'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import { Button } from '#ui/button.tsx'
import { fillWords } from '../fill-words.ts'
import { playTones, stopTones, useIsSounding } from '../experiment-stage.ts'
import { notesOf, type Note, type Raga } from './ragas.ts'
import { noteTones, scaleTones } from './scale-tones.ts'

const nameOf = ({ letter, octave }: Note, words: ExperimentWords): string => {
  const note = words[`svara_${letter}`]
  if (octave === 0) return note
  return fillWords(octave === 1 ? words.svaras_high : words.svaras_low, { note })
}

type Way = 'up' | 'down'

type RagaPlayerProps = { readonly raga: Raga; readonly words: ExperimentWords }

/** Plays a raga's notes up, down and one by one. */
export const RagaPlayer = ({ raga, words }: RagaPlayerProps) => {
  const isSounding = useIsSounding()
  const [way, setWay] = useState<Way>()
  const playing = isSounding ? way : undefined
  const press = (next: Way) => {
    if (playing === next) stopTones()
    else playTones(scaleTones(raga, next))
    setWay(next)
  }
  const pluckNote = (note: Note) => {
    playTones(noteTones(note))
    setWay(undefined)
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {(['up', 'down'] as const).map((one) => (
          <Button key={one} onClick={() => press(one)}>
            {playing === one ? `${words.stop}: ${words[`svaras_${one}`]}` : words[`svaras_${one}`]}
          </Button>
        ))}
      </div>
      <fieldset
        aria-label={fillWords(words.svaras_notes, { raga: words[`raga_${raga.id}`] })}
        className="flex flex-wrap gap-2"
      >
        {notesOf(raga).map((note) => (
          <Button
            key={note.letter + String(note.octave)}
            look="secondary"
            className="!px-4"
            onClick={() => pluckNote(note)}
          >
            {nameOf(note, words)}
          </Button>
        ))}
      </fieldset>
    </>
  )
}
