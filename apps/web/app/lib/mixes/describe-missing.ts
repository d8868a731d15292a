import { m } from '#messages'
import { isOnline } from '#lib/network/online.ts'
import { sayOffline, sentence, unreachedText } from '#lib/network/unreached-text.ts'
import { accountHere } from '#lib/session/session.ts'
import { OWN_SOUND_PREFIX } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { ownSounds, type OwnSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

type Missing = readonly { readonly id: string; readonly name: string }[]

/** What is known of the listener's own sounds. */
type OwnState = Pick<OwnSounds, 'status' | 'isUnreached'> & { readonly isSignedIn: boolean }

const ownStateNow = (): OwnState => ({
  ...ownSounds.getSnapshot(),
  isSignedIn: accountHere() !== undefined,
})

const namesOf = (missing: Missing): string => missing.map(nameInPage).join(', ')

/** Own sounds whose list the page has not read: the account may still hold them. */
const describeUnseen = (
  unseen: Missing,
  { isSignedIn, isUnreached }: OwnState,
): string | undefined => {
  if (unseen.length === 0) return undefined
  const names = namesOf(unseen)
  if (!isSignedIn) return m.mixes_missing_signed_out({ names })
  const failure = m.mixes_missing_unloaded({ names })
  return isUnreached && isOnline() ? unreachedText(failure) : sayOffline(failure)
}

const describeAbsent = (absent: Missing): string | undefined => {
  if (absent.length === 0) return undefined
  const names = namesOf(absent)
  return absent.every(({ id }) => id.startsWith(OWN_SOUND_PREFIX))
    ? m.mixes_missing_own({ names })
    : m.mixes_missing({ names })
}

/**
 * An own sound is gone only where the list of own sounds was read and lacks it. A list that did not come and a session that has ended
 * are reasons of their own.
 *
 * @returns which sounds of a mix were left out and why, or `undefined`
 */
export const describeMissing = (missing: Missing, own = ownStateNow()): string | undefined => {
  const wasListRead = own.isSignedIn && own.status === 'ready'
  const isUnseen = ({ id }: Missing[number]) => id.startsWith(OWN_SOUND_PREFIX) && !wasListRead
  const absent = describeAbsent(missing.filter((one) => !isUnseen(one)))
  const unseen = describeUnseen(missing.filter(isUnseen), own)
  return absent && unseen ? `${sentence(absent)} ${unseen}` : (absent ?? unseen)
}
