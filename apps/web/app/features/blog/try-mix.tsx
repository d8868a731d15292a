import { Blend } from '#icons'
import { m } from '#messages'
import { inPageLanguage } from '#lib/language/in-english.ts'
import { useHeard } from './article-page.tsx'
import { heardName } from './heard-name.ts'
import { parseMix } from './parse-mix.ts'

/** A button that adds the mix an article proposes (players.ts). */
export const TryMix = ({ mix }: { readonly mix: string }) => {
  const heard = useHeard()
  const parts = parseMix(mix).filter(({ id }) => heard.includes(id))
  if (parts.length === 0) return null
  const hint = parts
    .map(({ id, volume }) => m.try_mix_part({ name: heardName(id), volume }))
    .join(m.try_mix_joint())
  const label = m.try_mix()
  return (
    <button
      {...inPageLanguage()}
      type="button"
      className="listen"
      data-mix={parts.map(({ id, volume }) => `${id}:${volume}`).join(',')}
      data-wait={m.preview_loading()}
      aria-label={`${label}: ${hint}`}
    >
      <span className="listen-sign">
        <Blend aria-hidden size={20} />
      </span>
      <span aria-hidden className="listen-words" data-name={label} data-hint={hint} />
    </button>
  )
}
