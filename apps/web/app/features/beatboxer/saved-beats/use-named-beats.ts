import { useEffect, useState } from 'react'
import { getSession, useSession } from '#lib/session/session.ts'
import { untilSessionIsKnown } from '#lib/session/until-session-is-known.ts'
import { accountBeatStore } from './account-beat-store.ts'
import { createDeviceBeatStore } from './device-beat-store.ts'
import type { BeatPlace, BeatStore, NamedBeat, NewBeat } from './named-beat.ts'

const deviceBeatStore = createDeviceBeatStore()

const STORES: Readonly<Record<BeatPlace, BeatStore>> = {
  device: deviceBeatStore,
  account: accountBeatStore,
}

/** Saves a beat in the listener's account, or on the device when there is no session. */
export const putBeat = async (beat: NewBeat): Promise<NamedBeat> => {
  // A press may come before the page knows who is here.
  if (getSession().status === 'unknown') await untilSessionIsKnown()
  return STORES[getSession().status === 'signed-in' ? 'account' : 'device'].put(beat)
}

export const renameBeat = ({ place, id }: NamedBeat, name: string): Promise<void> =>
  STORES[place].rename(id, name)

export const removeBeat = ({ place, id }: NamedBeat): Promise<void> => STORES[place].remove(id)

type Listing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly beats: readonly NamedBeat[] }

const LOADING: Listing = { status: 'loading' }

const listAll = async (isSignedIn: boolean): Promise<readonly NamedBeat[]> => {
  const stores = isSignedIn ? [accountBeatStore, deviceBeatStore] : [deviceBeatStore]
  return (await Promise.all(stores.map((store) => store.list()))).flat()
}

/** All saved beats, those of the account first. Callers `reload` after a change. */
export const useNamedBeats = (): { readonly listing: Listing; readonly reload: () => void } => {
  const isSignedIn = useSession().status === 'signed-in'
  const [round, setRound] = useState(0)
  const [listing, setListing] = useState<Listing>(LOADING)

  useEffect(() => {
    let isWanted = true
    listAll(isSignedIn).then(
      (beats) => {
        if (isWanted) setListing({ status: 'ready', beats })
      },
      (error: unknown) => {
        reportError(error)
        if (isWanted) setListing({ status: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [isSignedIn, round])

  return {
    listing,
    reload: () => {
      setListing((current) => (current.status === 'failed' ? LOADING : current))
      setRound((count) => count + 1)
    },
  }
}
