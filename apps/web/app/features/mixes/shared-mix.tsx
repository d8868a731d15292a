import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages'
import { findMixCode, readMixCode } from '@dhvani/share-links/mix-code'
import { meansNight } from '@dhvani/share-links/night-field'
import { localPath } from '#lib/language/paths.ts'
import { nameParts } from '#lib/riyaz/part-names.ts'
import { Button } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { describeUnknown } from './describe-unknown.ts'
import { MixOffer } from './mix-offer.tsx'
import { MixSounds } from './mix-sounds.tsx'
import { SharedCard } from './shared-card.tsx'
import { TogetherLine } from './together-line.tsx'

const SharedNight = latePart(async () => (await import('./shared-night.tsx')).SharedNight, {
  missing: MissingNotice,
})

type SharedMixProps = {
  readonly search: string
  /** Called before it is painted: what kept its place goes. */
  readonly onShown: () => void
}

type MixCardProps = SharedMixProps & {
  /** Says why it is this mix alone. */
  readonly why?: string
}

/** @returns the button that came in the place of one that is gone */
const successorOf = (gone: Element | null | undefined): HTMLElement | undefined =>
  gone instanceof HTMLButtonElement && !gone.isConnected
    ? document.getElementsByName(gone.name)[0]
    : undefined

/**
 * Presses in the mix what was pressed in its place; of several buttons, the one furthest on. A night and a mix that is heard
 * together are added to no other: such a press is dropped. The focus goes along.
 *
 * @param leavePlace takes that place away
 */
const pressAgain = (leavePlace: () => void) => {
  const taken = [...document.querySelectorAll('button[name][data-taken]')].at(-1)
  const focused = document.activeElement
  leavePlace()
  // After the effects of the mix. The buttons in the place are gone by then.
  setTimeout(() => {
    successorOf(focused)?.focus()
    successorOf(taken)?.click()
  })
}

/** The mix that a link holds: its name and sounds, a preview, and the way into the listener's mix. */
const MixCard = ({ search, why, onShown }: MixCardProps) => {
  const shared = readMixCode(findMixCode(search) ?? '')
  const navigate = useNavigate()
  // It is shown once; the callback is another one at each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(onShown, [])
  // The mix leaves the address, so that a reload does not bring it again.
  const leave = () => void navigate(localPath('/'), { replace: true })

  // With unknown sounds alone there is nothing to hear or to add.
  if (!shared || shared.mix.sounds.length === 0)
    return (
      <section aria-label={m.shared_title()} className="page-width mt-6">
        <div className="flex flex-wrap items-center gap-4 rounded-3xl border border-line bg-surface p-6">
          <p role="alert" className="grow">
            {shared ? m.shared_all_unknown() : m.shared_broken()}
          </p>
          <Button look="secondary" onClick={leave}>
            {m.shared_close()}
          </Button>
        </div>
      </section>
    )

  const { seed, since, unknown } = shared
  const mix = nameParts(shared.mix)
  const name = shared.name || m.shared_unnamed()
  return (
    <SharedCard name={name}>
      {why === undefined ? null : <p role="alert">{why}</p>}
      <MixSounds sounds={mix.sounds} />
      {unknown > 0 ? <p className="text-ink-soft">{describeUnknown(unknown)}</p> : null}
      {since === undefined ? null : <TogetherLine since={since} />}
      <MixOffer name={name} mix={mix} seed={seed} since={since} onAdded={leave}>
        <Button name="close" look="quiet" onClick={leave}>
          {m.shared_close()}
        </Button>
      </MixOffer>
    </SharedCard>
  )
}

/** What a link holds: a mix, or a night that begins with it. */
export const SharedMix = ({ search, onShown: leavePlace }: SharedMixProps) => {
  const { hash } = useLocation()
  const onShown = () => pressAgain(leavePlace)
  const props = { search, onShown }
  if (!meansNight(hash)) return <MixCard {...props} />
  return (
    <SharedNight
      key={hash}
      code={(findMixCode(search) ?? '') + hash}
      onShown={onShown}
      renderMix={(why) => <MixCard {...props} why={why} />}
    />
  )
}
