import { CODE_VERIFIER_KEY } from '#lib/supabase/addresses.ts'
import { SHARED_WISH_KEY } from './kept-keys.ts'
import { keepTabWish, readTabWish, takeTabWish, type Wish, type WishedSound } from './tab-wish.ts'
import { deviceStorage, tabStorage } from '#lib/store/browser-storage.ts'
import { createId } from '#lib/store/create-id.ts'

/** Key in sessionStorage for the id of this tab's copy. */
const OWN_KEY = 'dhvani.own-wish'

/** A mailed link works for an hour; the visitor has one more hour to read the mail. */
const GOOD_FOR_MS = 2 * 3_600_000

type SharedWish = {
  readonly id: string
  readonly at: number
  /** What redeems the link of the mail that this tab sent, and of no other mail. */
  readonly verifier?: unknown
  /** Absent once a tab has taken the wish. */
  readonly sounds?: unknown
  readonly mixCode?: unknown
}

const readShared = (): Partial<SharedWish> => {
  try {
    const value: unknown = JSON.parse(deviceStorage().getItem(SHARED_WISH_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const writeShared = (shared: SharedWish): void =>
  deviceStorage().setItem(SHARED_WISH_KEY, JSON.stringify(shared))

/** Marks the copy as taken: its tab can then say where the wish went. */
const markTaken = (id: string): void => writeShared({ id, at: Date.now() })

/**
 * Keeps the wish for after the sign-in, in the place of an earlier one. Where a browser keeps nothing,
 * the way to the sign-in is open all the same.
 */
export const keepWish = (wish: Wish): void => {
  try {
    keepTabWish(wish)
    const { id, verifier } = readShared()
    if (id !== undefined && id === tabStorage().getItem(OWN_KEY))
      writeShared({ id, at: Date.now(), verifier, ...wish })
  } catch {
    // Storage is full or blocked: the wish is asked for again.
  }
}

/**
 * Copies the wish of this tab for the tab that a mail's link opens. Call it once the mail is on its way:
 * the copy belongs to that mail, so the link of another sign-up in this browser does not find it.
 */
export const shareWish = (): void => {
  try {
    const wish = readTabWish()
    const verifier = deviceStorage().getItem(CODE_VERIFIER_KEY)
    if (verifier === null || (wish.sounds.length === 0 && wish.mixCode === undefined)) return
    const id = createId()
    writeShared({ id, at: Date.now(), verifier, ...wish })
    tabStorage().setItem(OWN_KEY, id)
  } catch {
    // Storage is full or blocked: the wish waits in this tab alone.
  }
}

/**
 * Moves the wish into this tab. Call it in the tab that a link opened, before it redeems the link's
 * code: the tab that asked hears of the sign-in later, and finds its wish taken.
 *
 * @returns a function that gives it back, for a code that was not redeemed
 */
export const claimWish = (): (() => void) | undefined => {
  const { id, at, verifier, sounds, mixCode } = readShared()
  if (typeof id !== 'string' || !Array.isArray(sounds)) return undefined
  if (deviceStorage().getItem(CODE_VERIFIER_KEY) !== verifier) return undefined
  if (typeof at !== 'number' || Date.now() - at > GOOD_FOR_MS) return undefined
  const own = tabStorage().getItem(OWN_KEY)
  tabStorage().removeItem(OWN_KEY)
  // Reading the sounds back checks their shape; opening the mix checks its code.
  const wish: Wish = {
    sounds: sounds as readonly WishedSound[],
    ...(typeof mixCode === 'string' && { mixCode }),
  }
  keepTabWish(wish)
  markTaken(id)
  return () => {
    writeShared({ id, at, verifier, ...wish })
    if (own === null) takeTabWish()
    else tabStorage().setItem(OWN_KEY, own)
  }
}

type TakenWish = {
  readonly wish: Wish
  /** Another tab has taken it. */
  readonly isElsewhere: boolean
}

const takeKept = (): TakenWish => {
  const wish = takeTabWish()
  const own = tabStorage().getItem(OWN_KEY)
  tabStorage().removeItem(OWN_KEY)
  const shared = readShared()
  if (own === null || shared.id !== own) return { wish, isElsewhere: false }
  if (shared.sounds === undefined) return { wish, isElsewhere: true }
  markTaken(own)
  return { wish, isElsewhere: false }
}

/** @returns what this tab asked for, once; nothing where the storage is blocked */
export const takeWish = (): TakenWish => {
  try {
    return takeKept()
  } catch {
    return { wish: { sounds: [] }, isElsewhere: false }
  }
}
