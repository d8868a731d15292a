import { minutes } from '@dhvani/units'
import { bufferBytesOf, heldBytesOf, type LoadedAudio } from './loaded-audio.ts'
import type { Scope } from '../context/scope.ts'
import type { PackedBuffer } from '../voices/packed-buffer.ts'

/** Decoded audio without a claim is kept this long for the next player. */
const IDLE_KEEP = minutes(5)

/** A claim on loaded audio, which stays in memory until its last claim is released. */
export type Lease = { readonly audio: LoadedAudio; release(): void }

/** Loaded audio by URL, with the claims on it. */
export type AudioShelf = {
  /** @returns the first claim on the audio */
  put(url: string, audio: LoadedAudio): Lease
  /** A claim on the audio of a URL, if it is on the shelf. */
  find(url: string): Lease | undefined
  /** Counts audio that has no URL. @returns counts it no longer; to be called once */
  hold(buffer: AudioBuffer | PackedBuffer): () => void
  heldBytes(): number
  /** Bytes of the audio that has a URL and claims. */
  claimedBytes(): number
  /** Drops audio without claims, least recently used first, until the budget is kept. */
  makeRoom(): void
  dispose(): void
}

type Item = {
  readonly url: string
  readonly audio: LoadedAudio
  readonly bytes: number
  claims: number
  lastUse: number
  cancelExpiry: (() => void) | undefined
}

const bytesOf = (items: readonly Item[]) => items.reduce((sum, { bytes }) => sum + bytes, 0)

export const createAudioShelf = ({
  budget,
  scope,
}: {
  /** Most bytes of decoded audio kept; audio with a claim and audio without a URL are never dropped. */
  readonly budget: number
  readonly scope: Scope
}): AudioShelf => {
  const items = new Map<string, Item>()
  let uses = 0
  /** Of audio without a URL. */
  let otherBytes = 0

  const heldBytes = () => bytesOf([...items.values()]) + otherBytes

  const drop = (item: Item) => {
    item.cancelExpiry?.()
    items.delete(item.url)
  }

  const makeRoom = () => {
    const idle = [...items.values()].filter((item) => item.claims === 0)
    idle.sort((a, b) => a.lastUse - b.lastUse)
    for (const item of idle) {
      if (heldBytes() <= budget) return
      drop(item)
    }
  }

  const claim = (item: Item): Lease => {
    let isReleased = false
    item.claims += 1
    item.lastUse = uses += 1
    item.cancelExpiry?.()
    return {
      audio: item.audio,
      release() {
        if (isReleased) return
        isReleased = true
        item.claims -= 1
        if (item.claims > 0) return
        item.cancelExpiry = scope.after(IDLE_KEEP, () => drop(item))
        makeRoom()
      },
    }
  }

  return {
    put(url, audio) {
      const bytes = heldBytesOf(audio)
      const item = { url, audio, bytes, claims: 0, lastUse: 0, cancelExpiry: undefined }
      items.set(url, item)
      return claim(item)
    },
    find(url) {
      const item = items.get(url)
      return item === undefined ? undefined : claim(item)
    },
    hold(buffer) {
      const bytes = bufferBytesOf(buffer)
      otherBytes += bytes
      makeRoom()
      return () => {
        otherBytes -= bytes
      }
    },
    heldBytes,
    claimedBytes: () => bytesOf([...items.values()].filter((item) => item.claims > 0)),
    makeRoom,
    dispose() {
      for (const item of items.values()) drop(item)
    },
  }
}
