import { writeMixLink } from '@dhvani/share-links/mix-code'
import { localPath } from '#lib/language/paths.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { nameAfterSounds } from '#lib/mixes/mix-names.ts'
import { mixTitle, nameOfMix } from '#lib/mixes/mix-title.ts'
import { toMix } from '#lib/mixes/opened-mix.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { holdScreen } from '#lib/page/hold-screen.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import {
  BITS_PER_SECOND,
  type Destination,
  type MixdownRefusal,
} from '#lib/sounds/mixdown/mixdown-protocol.ts'
import { MixdownError, saveMixdown } from '#lib/sounds/mixdown/save-mixdown.ts'
import { getHour } from '#lib/sounds/renewal/hour.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { createStore } from '#lib/store/store.ts'
import { m } from '#messages'
import { choosePlace, hasRoom, readKept, removeLeftOver, removePlace } from './places-for-file.ts'
import { collectSounds, tracksOfFile } from './sounds-of-file.ts'

/**
 * What may go wrong, besides what the worker tells: no server answered when a file of the mix was wanted; the address has no TLS,
 * without which browsers give pages neither encoders nor storage for files.
 */
export type Refusal = MixdownRefusal | 'unreached' | 'insecure'

export type TakeAlong =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly share: number; readonly since: number }
  | {
      readonly kind: 'made'
      readonly name: string
      readonly bytes: number
      /** Names of sounds that are not in it. */
      readonly leftOut: readonly string[]
      /** Where the browser could not ask for a place, what is to be downloaded. */
      readonly file?: File | undefined
    }
  | { readonly kind: 'refused'; readonly code: Refusal; readonly minutes: number }

/** The one file that is made at a time; it outlives the dialog. */
export const takeAlong = createStore<TakeAlong>({ kind: 'idle' })

/** A container adds a little to what the encoder writes. */
const CONTAINER = 1.02

/** @returns about how many bytes a file of so many minutes has */
export const bytesOf = (minutes: number): number =>
  Math.round((minutes * 60 * BITS_PER_SECOND * CONTAINER) / 8)

let running: AbortController | undefined
let kept: Destination | undefined

holdPageWhile(() => running !== undefined)

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof MixdownError) return error.code
  if (isUnreached(error)) return 'unreached'
  reportError(error)
  return 'failed'
}

let isDialogOpen = false
/** A dialog that is open says itself what has become of the file. */
export const setDialogOpen = (isOpen: boolean): void => {
  isDialogOpen = isOpen
}

const showEnd = (title: string) => {
  if (!isDialogOpen) showToast({ title, duration: 20_000 })
}

const titleOf = (tracks: ReturnType<typeof tracksOfFile>): string =>
  nameOfMix(mixTitle.get(), getEngine().mixer.getSnapshot().tracks) ??
  nameAfterSounds(tracks.map(({ sound }) => nameInPage(sound)))

/** Downloads take their bytes from the kept file, so it goes when the next one is made, or after its page was closed. */
const removeKept = async () => {
  if (kept) await removePlace(kept)
  kept = undefined
}

/** Makes a file of the mix as it is now. It must be called in a press: browsers ask only then where a file goes. */
export const makeFile = async (minutes: number): Promise<void> => {
  if (running) return
  if (!isSecureContext) {
    takeAlong.set({ kind: 'refused', code: 'insecure', minutes })
    return
  }
  const mix = getEngine().mixer.getSnapshot()
  const heard = tracksOfFile(mix)
  const title = titleOf(heard)
  const hour = getHour()
  const cancelled = new AbortController()
  running = cancelled
  const place = await choosePlace(title)
  if (!place) {
    running = undefined
    return
  }
  const { destination, name } = place
  const letSleep = holdScreen()
  addEventListener('beforeunload', askBeforeLeaving)
  takeAlong.set({ kind: 'making', share: 0, since: Date.now() })
  try {
    await removeKept()
    await removeLeftOver()
    if (!(await hasRoom(destination, bytesOf(minutes)))) throw new MixdownError('full')
    const { names, gone, ...sounds } = await collectSounds(heard, cancelled.signal)
    const named = { name: title, mix: toMix(mix), seed: hour.seed }
    const home = new URL(localPath('/'), location.href)
    const since = Date.now()
    const made = await saveMixdown(
      {
        ...sounds,
        hour,
        seconds: minutes * 60,
        destination,
        tags: {
          title,
          seed: hour.seed,
          link: new URL(writeMixLink(named, home).path, home).href,
        },
      },
      {
        signal: cancelled.signal,
        onProgress: (share) => takeAlong.set({ kind: 'making', share, since }),
      },
    )
    kept = destination.kind === 'kept' ? destination : undefined
    takeAlong.set({
      kind: 'made',
      name,
      bytes: made.bytes,
      leftOut: [...gone, ...made.leftOut.map((track) => names[track] ?? '')],
      file: kept?.kind === 'kept' ? await readKept(kept.name) : undefined,
    })
    showEnd(kept ? m.course_file_ready() : m.course_file_saved({ name }))
  } catch (error) {
    await removePlace(destination)
    if (cancelled.signal.aborted) takeAlong.set({ kind: 'idle' })
    else {
      takeAlong.set({ kind: 'refused', code: refusalOf(error), minutes })
      showEnd(m.course_file_failed())
    }
  } finally {
    running = undefined
    letSleep()
    removeEventListener('beforeunload', askBeforeLeaving)
  }
}

/** Stops making the file. Nothing of it is left. */
export const cancelFile = (): void => running?.abort(new DOMException('Cancelled.', 'AbortError'))

/** Goes back to the question how long a file is to be. */
export const askAgain = (): void => {
  if (!running) takeAlong.set({ kind: 'idle' })
}
