import { minutes } from '@dhvani/units'
import type { SoundSource } from './engine-types.ts'
import { heldBytesOf, type LoadedAudio } from './loaded-audio.ts'
import type { Head } from './read-head.ts'
import type { Scope } from './scope.ts'

/** Decoded audio that nobody plays stays this long for whoever comes back to it. */
const IDLE_KEEP = minutes(5)

/** A claim on loaded audio: it stays in memory until every claim is released. */
export type Lease = { readonly audio: LoadedAudio; release(): void }

export type SoundLibrary = {
  /**
   * One download and one decoding per URL, however many ask. Rejects when it cannot be played.
   * Whoever asks first may want the sound's head before the rest; who asks for it later has it too.
   */
  acquire(sound: SoundSource, head?: Head): Promise<Lease>
  /** The same without waiting, if the audio is here already. */
  find(sound: SoundSource): Lease | undefined
  /** Bytes of decoded audio held now. */
  heldBytes(): number
  /** Bytes that may still be decoded: audio that is not playing can make room. */
  spareBytes(): number
  dispose(): void
}

/** On its way: the room it will take is taken already. */
type Loading = {
  readonly shelf: Promise<Shelf>
  readonly room: { bytes: number }
  /** Gives it the head as soon as there is one, or at once. */
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
  /** Most bytes of decoded audio kept; what is being played is never dropped. */
  readonly budget: number
  readonly scope: Scope
}

/** Shares decoded audio between everything that plays it and drops the least recently used. */
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
        // Not before it is claimed: until then nothing else counts its room.
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
