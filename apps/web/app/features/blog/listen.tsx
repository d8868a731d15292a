import { findBeatLoop } from '@dhvani/catalogue'
import { BEATBOX } from '@dhvani/catalogue/limits'
import { m } from '#messages'
import { useHeard } from './article-page.tsx'
import { heardName } from './heard-name.ts'
import { PlayButton } from './play-button.tsx'

type ListenProps =
  | { readonly sound: string; readonly loop?: undefined }
  | {
      readonly loop: string
      /** In BPM; the beatbox's own tempo unless given. */
      readonly tempo?: string
      /** After this long the loop ends by itself. */
      readonly minutes?: string
      readonly sound?: undefined
    }

/** A drone has no beat, so its tempo says nothing to a reader. */
const hasBeat = (loop: string): boolean => {
  const category = findBeatLoop(loop)?.category
  return category === 'tabla' || category === 'dhol'
}

/** Every loop with a melody is in this raga. */
const isBhupali = (loop: string): boolean => loop !== 'raga-drone' && !hasBeat(loop)

const hintOf = (props: ListenProps): string => {
  if (props.loop === undefined) return m.listen_hint()
  const { loop, tempo, minutes } = props
  return [
    isBhupali(loop) ? m.listen_bhupali() : undefined,
    tempo !== undefined && hasBeat(loop) ? m.listen_tempo({ tempo }) : undefined,
    minutes === undefined ? m.listen_endless() : m.listen_minutes({ minutes }),
  ]
    .filter((words) => words !== undefined)
    .join(' · ')
}

/** A button between paragraphs that previews a sound or plays a loop (players.ts). */
export const Listen = (props: ListenProps) => {
  const { sound, loop } = props
  const id = sound ?? loop
  if (!useHeard().includes(id)) return null
  const played =
    loop === undefined
      ? { 'data-sound': sound }
      : {
          'data-loop': loop,
          'data-tempo': props.tempo ?? BEATBOX.tempo.default,
          'data-minutes': props.minutes,
        }
  return <PlayButton name={heardName(id)} hint={hintOf(props)} played={played} />
}
