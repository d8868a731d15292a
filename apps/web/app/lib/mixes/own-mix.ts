import type { RestorableMix } from '@dhvani/audio-engine'
import { getSession } from '#lib/session/session.ts'
import { parseOpened, type OpenedMix } from './opened-mix.ts'
import { parseRestorableMix } from './restorable-mix.ts'
import { tabStorage } from '#lib/store/browser-storage.ts'

/** The listener's own mix, while the mixer holds another one that the listener only tries. */
export type OwnMix = {
  readonly mix: RestorableMix
  /** Ids of the sounds that were paused. */
  readonly paused: readonly string[]
  /** The saved mix that was open; `undefined` where none was. */
  readonly opened: OpenedMix | undefined
}

/** Key in sessionStorage, which outlives a reload and is emptied when the tab closes. */
const KEY = 'dhvani.own-mix'

/**
 * Keeps the own mix for a reload. Storage may be full: the way back then lasts as long as
 * the page.
 *
 * @param inPlace print of the tried mix; the way back is offered only while that mix is in the mixer
 */
export const keepOwnMix = (own: OwnMix, inPlace: string): void => {
  const session = getSession()
  if (session.status !== 'signed-in') return
  try {
    tabStorage().setItem(KEY, JSON.stringify({ userId: session.userId, inPlace, own }))
  } catch {
    // The toast still offers the way back.
  }
}

export const dropOwnMix = (): void => {
  tabStorage().removeItem(KEY)
}

const parseOwn = (value: unknown): OwnMix | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { mix: written, paused, opened } = value as Record<string, unknown>
  const mix = parseRestorableMix(written)
  if (!mix || mix.tracks.length === 0 || !Array.isArray(paused)) return undefined
  return {
    mix,
    paused: paused.filter((id) => typeof id === 'string'),
    opened: parseOpened(opened),
  }
}

/**
 * @param inPlace print of the mix that the mixer holds now
 * @returns the own mix that this tab kept for the account, if the mixer still holds the tried one
 */
export const findOwnMix = (inPlace: string): OwnMix | undefined => {
  const session = getSession()
  try {
    const kept: unknown = JSON.parse(tabStorage().getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || session.status !== 'signed-in')
      return undefined
    const { userId, inPlace: before, own } = kept as Record<string, unknown>
    return userId === session.userId && before === inPlace ? parseOwn(own) : undefined
  } catch {
    return undefined
  }
}
