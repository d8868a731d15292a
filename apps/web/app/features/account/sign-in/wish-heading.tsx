import { m } from '#messages'
import { describeWish } from '#lib/mixes/describe-wish.ts'
import type { Wish } from '#lib/session/tab-wish.ts'
import { classNames } from '#ui/class-names.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'

/** More arches than this would not fit beside each other on a phone. */
const MOST_ARCHES = 3

type WishHeadingProps = {
  readonly wish: Wish
  /** The visitor is about to sign up. */
  readonly isNew: boolean
}

/** Heads the sign-in page with what the visitor came for. */
export const WishHeading = ({ wish, isNew }: WishHeadingProps) => {
  const words = describeWish(wish)
  if (!words) return null
  const { names, sounds } = words
  return (
    <div className="mb-5 flex min-h-44 flex-col items-center justify-center text-center">
      <div aria-hidden className="flex gap-2 text-marigold-deep">
        {sounds.slice(0, MOST_ARCHES).map(({ id }) => (
          <span key={id} className="sound-niche grid h-25 w-21 place-items-center pt-5">
            <SoundIcon soundId={id} size={40} />
          </span>
        ))}
      </div>
      <p
        className={classNames(
          'mt-3 font-display text-2xl leading-tight text-balance break-words',
          // Its maker wrote the name of a mix: the face of a language would lack ligatures of it.
          wish.mixCode !== undefined && 'own-name',
        )}
      >
        {isNew ? m.wish_sign_up({ names }) : m.wish_sign_in({ names })}
      </p>
    </div>
  )
}
