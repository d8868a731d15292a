import { useEffect, type ReactNode } from 'react'
import { Blend } from '#icons'
import { useNavigate } from 'react-router'
import type { Mix } from '@dhvani/catalogue'
import { m } from '#messages'
import { writeMixCode } from '@dhvani/share-links/mix-code'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { signInFirst } from '#lib/session/sign-in-first.ts'
import { Button } from '#ui/button.tsx'
import { addToMine, openMix } from './open-mix.ts'
import { PreviewButton, PreviewStatus } from './mix-preview-parts.tsx'
import { ShareMixButton } from './share-mix-button.tsx'
import { useMixPreview } from './use-mix-preview.ts'

type MixOfferProps = {
  readonly name: string
  readonly mix: Mix
  /** Of the hour that a link asks for. */
  readonly seed?: number | undefined
  /** The moment since which all who have the link hear it together: then it is not added to another mix. */
  readonly since?: number | undefined
  /** The preview plays without a press, and begins anew with another mix. */
  readonly isPlayedAtOnce?: boolean
  /** The mix is the listener's now. */
  readonly onAdded: () => void
  /** Further buttons. */
  readonly children?: ReactNode
}

/** A preview of a whole mix, and the way from there into the listener's mix or to the sign-in. */
export const MixOffer = (props: MixOfferProps) => {
  const { name, mix, seed, since, isPlayedAtOnce = false, onAdded, children } = props
  const navigate = useNavigate()
  const preview = useMixPreview(mix, seed)
  const { play, pause } = preview
  const hasOwn = useMixer((own) => own.tracks.length > 0)
  const hasSounds = mix.sounds.length > 0

  useEffect(() => {
    if (isPlayedAtOnce) void play()
    // The mix alone decides; `play` is another function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlayedAtOnce, mix])

  const take = (act: typeof openMix) => {
    pause()
    const wish = { sounds: [], mixCode: writeMixCode({ name, mix, seed, since }) }
    signInFirst({ wish, navigate }, () => {
      void act({ name, mix, seed, since })
      onAdded()
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <PreviewButton preview={preview} disabled={!hasSounds} />
      {since === undefined ? (
        <Button name="add" disabled={!hasSounds} onClick={() => take(addToMine)}>
          <Blend size={18} />
          <span>{hasOwn ? m.add_to_mine() : m.add_to_mix()}</span>
        </Button>
      ) : (
        <Button disabled={!hasSounds} onClick={() => take(openMix)}>
          <Blend size={18} />
          <span>{m.shared_together()}</span>
        </Button>
      )}
      {hasOwn && since === undefined ? (
        <Button look="secondary" disabled={!hasSounds} onClick={() => take(openMix)}>
          {m.play_instead()}
        </Button>
      ) : null}
      <ShareMixButton
        disabled={!hasSounds}
        findMix={() => ({ name, mix, ...(since !== undefined && { seed, since }) })}
      />
      {children}
      <PreviewStatus preview={preview} />
    </div>
  )
}
