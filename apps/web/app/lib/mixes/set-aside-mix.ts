import type { PlayableMix } from '@dhvani/audio-engine'
import { getSession } from '#lib/session/session.ts'
import { parseOpened, type OpenedMix } from './opened-mix.ts'
import { parseTitle, type MixTitle } from './mix-title.ts'
import { parsePlayableMix } from './playable-mix.ts'
import { tabStorage } from '#lib/store/browser-storage.ts'

/** The listener's mix, set aside while the mixer holds another one that the listener only tries. */
export type SetAsideMix = {
  readonly mix: PlayableMix
  /** The saved mix that was open; `undefined` where none was. */
  readonly opened: OpenedMix | undefined
  /** The name that it came with; `undefined` where it has none. */
  readonly title: MixTitle | undefined
}

/** Key in sessionStorage, which outlives a reload and is emptied when the tab closes. */
const KEY = 'dhvani.own-mix'

/**
 * Keeps the mix for a reload. Storage may be full: the way back then lasts as long as
 * the page.
 *
 * @param tried print of the tried mix; the way back is offered only while that mix is in the mixer
 */
export const keepSetAside = (own: SetAsideMix, tried: string): void => {
  const session = getSession()
  if (session.status !== 'signed-in') return
  try {
    tabStorage().setItem(KEY, JSON.stringify({ userId: session.userId, inPlace: tried, own }))
  } catch {
    // The toast still offers the way back.
  }
}

export const dropSetAside = (): void => {
  tabStorage().removeItem(KEY)
}

const parseOwn = (value: unknown): SetAsideMix | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { mix: written, opened, title } = value as Record<string, unknown>
  const mix = parsePlayableMix(written)
  return mix && mix.tracks.length > 0
    ? { mix, opened: parseOpened(opened), title: parseTitle(title) }
    : undefined
}

/**
 * @param tried print of the mix that the mixer holds now
 * @returns the mix that this tab kept for the account, if the mixer still holds the tried one
 */
export const findSetAside = (tried: string): SetAsideMix | undefined => {
  const session = getSession()
  try {
    const kept: unknown = JSON.parse(tabStorage().getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || session.status !== 'signed-in')
      return undefined
    const { userId, inPlace: before, own } = kept as Record<string, unknown>
    return userId === session.userId && before === tried ? parseOwn(own) : undefined
  } catch {
    return undefined
  }
}
