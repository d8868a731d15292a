import { createAudioShelf, type Lease } from './audio-shelf.ts'
import type { SoundSource } from './sound-source.ts'
import type { LoadedAudio } from './loaded-audio.ts'
import type { Head } from './read-head.ts'
import type { PackedBuffer } from '../voices/packed-buffer.ts'
import type { Scope } from '../context/scope.ts'

/** A head that several callers of one download get. */
type SharedHead = {
  readonly take: Head['take']
  /** Gives the head to `take` now, or as soon as it is decoded. */
  readonly hand: (take: Head['take']) => void
}

const createSharedHead = (): SharedHead => {
  const waiting: Head['take'][] = []
  let decoded: AudioBuffer | undefined
  return {
    take(buffer) {
      decoded = buffer
      for (const take of waiting) take(buffer)
    },
    hand(take) {
      if (decoded === undefined) waiting.push(take)
      else take(decoded)
    },
  }
}

export type SoundLibrary = {
  /**
   * Loads a sound, with one download and one decoding per URL for all callers. Rejects when the
   * sound cannot be fetched or decoded.
   *
   * @param head  asks for the first part of the sound as soon as it has come; later callers share it,
   *   if the first caller asked for it
   * @param unreached  why no server answered the caller; the file is then not asked for
   */
  acquire(sound: SoundSource, head?: Head, unreached?: unknown): Promise<Lease>
  /** A claim on the audio, if it is loaded already. */
  find(sound: SoundSource): Lease | undefined
  /**
   * Counts a new period of a sound: idle sounds make room for it. No sound is refused for it, because a
   * sound that is streamed costs the listener more than a period that is not new.
   *
   * @returns counts it no longer; to be called once
   */
  hold(period: AudioBuffer | PackedBuffer): () => void
  /** Bytes of decoded audio held now. */
  heldBytes(): number
  dispose(): void
}

/** The part of the budget that one load may use. */
export type DecodeRoom = {
  /** Bytes that may still be decoded, and packed where it is asked: audio without a claim can make room. */
  readonly spareBytes: (isPacked?: boolean) => number
  /** Sets bytes aside for the audio that is being loaded. */
  readonly reserve: (bytes: number) => void
}

export type SoundLibraryOptions = {
  readonly load: (
    sound: SoundSource,
    room: DecodeRoom,
    head?: Head,
    unreached?: unknown,
  ) => Promise<LoadedAudio>
  /** Most bytes of decoded audio kept; audio with a claim is never dropped. */
  readonly budget: number
  /** What comes once so many bytes are claimed is packed. */
  readonly unpacked?: number
  readonly scope: Scope
}

type Loading = {
  /** The first claim, which keeps the audio until the callers have theirs. */
  readonly lease: Promise<Lease>
  readonly head: SharedHead
  readonly reserved: { bytes: number }
}

/** Shares decoded audio between its players and drops the least recently used. */
export const createSoundLibrary = ({
  load,
  budget,
  unpacked = budget,
  scope,
}: SoundLibraryOptions): SoundLibrary => {
  const shelf = createAudioShelf({ budget, scope })
  const underway = new Map<string, Loading>()

  const spareBytes = (isPacked?: boolean) =>
    [...underway.values()].reduce(
      (left, { reserved }) => left - reserved.bytes,
      (isPacked ? budget : unpacked) - shelf.claimedBytes(),
    )

  const startLoading = (sound: SoundSource, head?: Head, unreached?: unknown): Loading => {
    const shared = createSharedHead()
    const reserved = { bytes: 0 }
    const reserve = (bytes: number) => {
      reserved.bytes = bytes
    }
    const fill = async () => {
      const room = { spareBytes, reserve }
      const audio = await load(sound, room, head && { ...head, take: shared.take }, unreached)
      const lease = shelf.put(sound.url, audio)
      reserve(0)
      return lease
    }
    const loading: Loading = { lease: fill(), head: shared, reserved }
    underway.set(sound.url, loading)
    return loading
  }

  return {
    async acquire(sound, head, unreached) {
      const present = shelf.find(sound.url)
      if (present !== undefined) return present
      const loading = underway.get(sound.url) ?? startLoading(sound, head, unreached)
      if (head !== undefined) loading.head.hand(head.take)
      try {
        const first = await loading.lease
        // Callers that shared this download claim the audio before the first claim is released.
        const lease = shelf.find(sound.url) ?? first
        if (underway.get(sound.url) === loading) first.release()
        return lease
      } finally {
        if (underway.get(sound.url) === loading) underway.delete(sound.url)
        shelf.makeRoom()
      }
    },
    find: (sound) => shelf.find(sound.url),
    hold: shelf.hold,
    heldBytes: shelf.heldBytes,
    dispose: shelf.dispose,
  }
}
