import { minutes } from '@dhvani/units'
import type { SoundSource } from './engine-types.ts'
import { heldBytesOf, type LoadedAudio } from './loaded-audio.ts'
import type { Head } from './read-head.ts'
import type { Scope } from './scope.ts'

/** Decoded audio without a claim is kept this long for the next player. */
const IDLE_KEEP = minutes(5)

/** A claim on loaded audio, which stays in memory until its last claim is released. */
export type Lease = { readonly audio: LoadedAudio; release(): void }

export type SoundLibrary = {
  /**
   * Loads a sound, with one download and one decoding per URL for all callers. Rejects when the
   * sound cannot be fetched or decoded.
   *
   * @param head  asks for the first part of the sound as soon as it has come; later callers share it,
   *   if the first caller asked for it
   */
  acquire(sound: SoundSource, head?: Head): Promise<Lease>
  /** A claim on the audio, if it is loaded already. */
  find(sound: SoundSource): Lease | undefined
  /** Bytes of decoded audio held now. */
  heldBytes(): number
  /** Bytes that may still be decoded: audio that is not playing can make room. */
  spareBytes(): number
  dispose(): void
}

/** A sound that is loading; its room counts as taken. */
type Loading = {
  readonly shelf: Promise<Shelf>
  readonly room: { bytes: number }
  /** Gives the head to `take` now, or as soon as it is decoded. */
  readonly hand: (take: Head['take']) => void
}

type Shelf = {
  readonly url: string
  readonly audio: LoadedAudio
  readonly bytes: number
  claims: number
  lastUse: number
  cancelExpiry: (() => void) | undefined
}

/** The part of the budget that one load may use. */
export type DecodeRoom = {
  /** Bytes that may still be decoded without dropping audio that plays now. */
  readonly spareBytes: () => number
  /** Sets bytes aside for the audio that is being loaded. */
  readonly reserve: (bytes: number) => void
}

export type SoundLibraryOptions = {
  readonly load: (sound: SoundSource, room: DecodeRoom, head?: Head) => Promise<LoadedAudio>
  /** Most bytes of decoded audio kept; audio with a claim is never dropped. */
  readonly budget: number
  readonly scope: Scope
}

/** Shares decoded audio between its players and drops the least recently used. */
export const createSoundLibrary = ({ load, budget, scope }: SoundLibraryOptions): SoundLibrary => {
  const shelves = new Map<string, Shelf>()
  const underway = new Map<string, Loading>()
  let uses = 0

  const heldBytes = () => [...shelves.values()].reduce((sum, shelf) => sum + shelf.bytes, 0)

  const spareBytes = () => {
    const claimed = [...shelves.values()].filter((shelf) => shelf.claims > 0)
    const coming = [...underway.values()].map((loading) => loading.room)
    return [...claimed, ...coming].reduce((left, { bytes }) => left - bytes, budget)
  }

  const drop = (shelf: Shelf) => {
    shelf.cancelExpiry?.()
    shelves.delete(shelf.url)
  }

  const makeRoom = () => {
    const idle = [...shelves.values()].filter((shelf) => shelf.claims === 0)
    idle.sort((a, b) => a.lastUse - b.lastUse)
    for (const shelf of idle) {
      if (heldBytes() <= budget) return
      drop(shelf)
    }
  }

  const claim = (shelf: Shelf): Lease => {
    let isReleased = false
    shelf.claims += 1
    shelf.lastUse = uses += 1
    shelf.cancelExpiry?.()
    return {
      audio: shelf.audio,
      release() {
        if (isReleased) return
        isReleased = true
        shelf.claims -= 1
        if (shelf.claims > 0) return
        shelf.cancelExpiry = scope.after(IDLE_KEEP, () => drop(shelf))
        makeRoom()
      },
    }
  }

  const fill = async (
    sound: SoundSource,
    room: DecodeRoom,
    head: Head | undefined,
  ): Promise<Shelf> => {
    const audio = await load(sound, room, head)
    const shelf: Shelf = {
      url: sound.url,
      audio,
      bytes: heldBytesOf(audio),
      claims: 0,
      lastUse: (uses += 1),
      cancelExpiry: undefined,
    }
    shelves.set(sound.url, shelf)
    return shelf
  }

  const startLoading = (sound: SoundSource, head: Head | undefined): Loading => {
    const room = { bytes: 0 }
    const reserve = (bytes: number) => {
      room.bytes = bytes
    }
    const waiting: Head['take'][] = []
    let early: AudioBuffer | undefined
    const take = (buffer: AudioBuffer) => {
      early = buffer
      for (const hand of waiting) hand(buffer)
    }
    const loading: Loading = {
      shelf: fill(sound, { spareBytes, reserve }, head && { ...head, take }),
      room,
      hand(next) {
        if (early === undefined) waiting.push(next)
        else next(early)
      },
    }
    underway.set(sound.url, loading)
    return loading
  }

  return {
    async acquire(sound, head) {
      const here = shelves.get(sound.url)
      if (here !== undefined) return claim(here)
      const loading = underway.get(sound.url) ?? startLoading(sound, head)
      if (head !== undefined) loading.hand(head.take)
      try {
        return claim(await loading.shelf)
      } finally {
        // After the claim: until then only `underway` counts the sound's room.
        if (underway.get(sound.url) === loading) underway.delete(sound.url)
        makeRoom()
      }
    },
    find(sound) {
      const shelf = shelves.get(sound.url)
      return shelf === undefined ? undefined : claim(shelf)
    },
    heldBytes,
    spareBytes,
    dispose() {
      for (const shelf of shelves.values()) drop(shelf)
    },
  }
}
