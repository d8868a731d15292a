import { Blend } from 'lucide-react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { localPath } from '#lib/paths.ts'
import { parseMix } from './parse-mix.ts'
import { useArticle } from './use-article.ts'

const loadStartMix = () => import('./start-mix.ts')

/** Puts a mix that an article proposes on; a visitor signs in first, and the mix waits. */
export const TryMix = ({ mix }: { readonly mix: string }) => {
  const navigate = useNavigate()
  const { heard } = useArticle()
  const parts = parseMix(mix).filter(({ id }) => id in heard)
  if (parts.length === 0) return null

  const handleClick = async () => {
    const { startMix } = await loadStartMix()
    startMix(parts, { goToSignIn: () => void navigate(localPath('/auth')) })
  }
  const recipe = parts
    .map(({ id, volume }) => m.try_mix_part({ name: heard[id] ?? id, volume }))
    .join(m.try_mix_joint())
  const label = m.try_mix()
  return (
    <button
      type="button"
      className="listen"
      aria-label={`${label}: ${recipe}`}
      onPointerEnter={() => void loadStartMix()}
      onFocus={() => void loadStartMix()}
      onClick={() => void handleClick()}
    >
      <span className="listen-sign">
        <Blend aria-hidden size={20} />
      </span>
      <span aria-hidden className="listen-words" data-name={label} data-hint={recipe} />
    </button>
  )
}
