import { Loader, Pause, Play } from '#icons'
import { m } from '#messages'
import { inPageLanguage } from '#lib/language/in-english.ts'

type PlayButtonProps = {
  /** What is heard, e.g. "Tanpura". */
  readonly name: string
  readonly hint: string
  /** What the press plays, as `players.ts` reads it. */
  readonly played: Readonly<Record<`data-${string}`, string | number | undefined>>
}

/** A button of an article that plays; `players.ts` answers its presses. */
export const PlayButton = ({ name, hint, played }: PlayButtonProps) => {
  const label = m.listen_play({ name })
  return (
    <button
      {...inPageLanguage()}
      type="button"
      className="listen"
      data-state="idle"
      {...played}
      data-name={name}
      data-wait={m.preview_loading()}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global since ARIA 1.3
      aria-description={hint}
    >
      <span className="listen-sign">
        <Play size={20} data-when="idle" />
        <Loader size={20} data-when="loading" className="animate-spin" />
        <Pause size={20} data-when="playing" />
      </span>
      <span aria-hidden className="listen-words" data-name={label} data-hint={hint} />
      <span aria-hidden className="listen-heard" />
    </button>
  )
}
