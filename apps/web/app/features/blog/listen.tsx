import { Loader, Pause, Play } from 'lucide-react'
import { m } from '#messages'
import { useHeard } from './article-page.tsx'

type ListenProps =
  | { readonly sound: string; readonly loop?: undefined }
  | { readonly loop: string; readonly sound?: undefined }

/** A button between paragraphs that previews a sound or a loop for ten seconds (players.ts). */
export const Listen = ({ sound, loop }: ListenProps) => {
  const name = useHeard()[sound ?? loop]
  if (name === undefined) return null
  const label = m.listen_play({ name })
  return (
    <button
      type="button"
      className="listen"
      data-state="idle"
      data-sound={sound}
      data-loop={loop}
      data-name={name}
      aria-label={label}
    >
      <span className="listen-sign">
        <Play aria-hidden size={20} data-when="idle" />
        <Loader aria-hidden size={20} data-when="loading" className="animate-spin" />
        <Pause aria-hidden size={20} data-when="playing" />
      </span>
      <span aria-hidden className="listen-words" data-name={label} data-hint={m.listen_hint()} />
      <span aria-hidden className="listen-heard" />
    </button>
  )
}
