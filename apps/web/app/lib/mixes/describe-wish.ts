import { m } from '#messages'
import type { Wish, WishedSound } from '#lib/session/tab-wish.ts'
import { wishNames } from '#lib/sounds/wish-names.ts'
import { readMixCode } from '@dhvani/share-links/mix-code'

type WishWords = {
  /** As a sentence takes them: the name of a mix, or the names of sounds. */
  readonly names: string
  readonly sounds: readonly Pick<WishedSound, 'id'>[]
}

/** @returns what a visitor asked for, in words; `undefined` for nothing, or for a mix that cannot be read */
export const describeWish = ({ sounds, mixCode }: Wish): WishWords | undefined => {
  if (mixCode === undefined)
    return sounds.length > 0 ? { names: wishNames(sounds), sounds } : undefined
  // A night has the name of its link's mix, and begins with its sounds.
  const [ofMix = ''] = mixCode.split('#')
  const shared = readMixCode(ofMix)
  return shared && { names: shared.name || m.shared_unnamed(), sounds: shared.mix.sounds }
}
