import { useState, useSyncExternalStore, type CSSProperties } from 'react'
import { Loader, Pause, Play } from 'lucide-react'
import { m } from '#messages'
import { useArticle } from './use-article.ts'
import type { ListenPlayer, ListenState } from './listen-player.ts'

/** Nothing of the engine is fetched before somebody reaches for a player. */
const loadPlayer = async (): Promise<ListenPlayer> =>
  (await import('./listen-player.ts')).getListenPlayer()

const never = () => () => undefined

const SIGNS: Readonly<Record<ListenState, typeof Play>> = {
  idle: Play,
  loading: Loader,
  playing: Pause,
}

type ListenProps =
  | { readonly sound: string; readonly loop?: undefined }
  | { readonly loop: string; readonly sound?: undefined }

/** A player of ten seconds of a sound or a loop, between the paragraphs of an article. */
export const Listen = ({ sound, loop }: ListenProps) => {
  const id = sound ?? loop
  const name = useArticle().heard[id]
  const [player, setPlayer] = useState<ListenPlayer>()
  const state = useSyncExternalStore<ListenState>(
    player?.subscribe ?? never,
    () => player?.stateOf(id) ?? 'idle',
    () => 'idle',
  )
  if (name === undefined) return null

  const handleClick = async () => {
    const ready = player ?? (await loadPlayer())
    setPlayer(ready)
    ready.toggle({ id, name, kind: loop === undefined ? 'sound' : 'loop' })
  }
  const Sign = SIGNS[state]
  const label = state === 'playing' ? m.listen_pause({ name }) : m.listen_play({ name })
  return (
    <button
      type="button"
      className="listen"
      aria-label={label}
      aria-busy={state === 'loading'}
      onPointerEnter={() => void loadPlayer()}
      onFocus={() => void loadPlayer()}
      onClick={() => void handleClick()}
    >
      <span className="listen-sign">
        <Sign aria-hidden size={20} className={state === 'loading' ? 'animate-spin' : ''} />
      </span>
      <span aria-hidden className="listen-words" data-name={label} data-hint={m.listen_hint()} />
      {state === 'playing' && player ? (
        <span
          aria-hidden
          className="listen-heard"
          style={{ '--listen-length': `${player.length()}s` } as CSSProperties}
        />
      ) : null}
    </button>
  )
}
