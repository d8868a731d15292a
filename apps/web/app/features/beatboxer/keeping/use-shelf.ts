import { useEffect, useState } from 'react'
import type { SavedBeat } from '@dhvani/audio-engine'
import { getSession, useSession } from '#lib/session/session.ts'
import { accountShelf } from './account-shelf.ts'
import { createDeviceShelf } from './device-shelf.ts'
import type { BeatShelf, KeptBeat, Place } from './kept-beat.ts'

const deviceShelf = createDeviceShelf()

const SHELVES: Readonly<Record<Place, BeatShelf>> = { device: deviceShelf, account: accountShelf }

/** Keeps a beat where it belongs: with the account of whoever is signed in, else on the device. */
export const keepBeat = (name: string, beat: SavedBeat): Promise<KeptBeat> =>
  SHELVES[getSession().status === 'signed-in' ? 'account' : 'device'].keep(name, beat)

export const renameBeat = ({ place, id }: KeptBeat, name: string): Promise<void> =>
  SHELVES[place].rename(id, name)

export const removeBeat = ({ place, id }: KeptBeat): Promise<void> => SHELVES[place].remove(id)

type Listing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly beats: readonly KeptBeat[] }

const LOADING: Listing = { status: 'loading' }

const listAll = async (isSignedIn: boolean): Promise<readonly KeptBeat[]> => {
  const shelves = isSignedIn ? [accountShelf, deviceShelf] : [deviceShelf]
  return (await Promise.all(shelves.map((shelf) => shelf.list()))).flat()
}

/** Everything that is kept, the account's first; `reload` after a change. */
export const useKeptBeats = (): { readonly listing: Listing; readonly reload: () => void } => {
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
    reload: () => setRound((count) => count + 1),
  }
}
