import {
  centsAbove,
  findComfortableSa,
  nearestSvara,
  type FoundSa,
  type SungLine,
  type SungPoint,
} from '@dhvani/riyaz'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { saOf } from '#lib/riyaz/sa-of.ts'
import { createStore, type Store } from '#lib/store/store.ts'
import { createLineDrawing } from './draw-line.ts'
import { LINE_SECONDS, listen } from './listen.ts'
import { heardText, type EndOfSur, type Trouble } from './sur-words.ts'

/** Words change no faster than eyes and screen readers follow. Seconds. */
const SHOWN_EVERY = 0.15
const SPOKEN_EVERY = 1

/** What was sung last stays on screen for so long. Seconds. */
const STAYS = 1

/** A phrase is over after a pause of this. Seconds. */
const PHRASE_ENDS = 0.8

/** The search for a Sa: not asked for, singing, found, or too little was heard. */
export type Search =
  | { readonly step: 'none' | 'sing' | 'little' }
  | { readonly step: 'found'; readonly found: FoundSa }

export type SurState = {
  /** Whether the microphone has been given. */
  readonly isHeard: boolean
  /** What is sung, for the eye. */
  readonly shown: string
  /** The same for a screen reader, once a second at most. */
  readonly spoken: string
  readonly trouble?: Trouble | undefined
  readonly search: Search
}

export type Sur = {
  readonly state: Omit<Store<SurState>, 'set'>
  /** Finds a Sa from the phrase that is sung next. */
  readonly findSa: () => void
  readonly endSearch: () => void
}

export const SUR_BEGINS: SurState = {
  isHeard: false,
  shown: '',
  spoken: '',
  search: { step: 'none' },
}

/** Follows one phrase to its end. */
const createSearch = (begun: number) => {
  let lastVoice: number | undefined
  return (line: SungLine, heard: SungPoint | undefined, now: number): Search | undefined => {
    if (heard) lastVoice = now
    const isOut = now - begun >= LINE_SECONDS
    const isOver = lastVoice !== undefined && now - lastVoice > PHRASE_ENDS
    if (!isOver && !isOut) return undefined
    const points = line.points().filter(({ at }) => at >= begun)
    const found = findComfortableSa(points, riyazSettings.get().concertPitch)
    if (found) return { step: 'found', found }
    return isOut ? { step: 'little' } : undefined
  }
}

/** Passes words on, no oftener than `every` seconds. */
const createWords = (every: number, pass: (words: string) => void) => {
  let last = ''
  let lastAt = -Infinity
  return (words: string, now: number) => {
    if (words === last || now - lastAt < every) return
    last = words
    lastAt = now
    pass(words)
  }
}

/**
 * Asks for the microphone, draws the voice, and says what it sings.
 *
 * @param signal ends it, and lets the microphone go
 */
export const startSur = (
  canvas: HTMLCanvasElement,
  onEnd: (end: EndOfSur) => void,
  signal: AbortSignal,
): Sur => {
  const state = createStore(SUR_BEGINS)
  const change = (next: Partial<SurState>) => state.set({ ...state.getSnapshot(), ...next })
  const draw = createLineDrawing(canvas)
  const show = createWords(SHOWN_EVERY, (shown) => change({ shown }))
  const speak = createWords(SPOKEN_EVERY, (spoken) => change({ spoken }))
  let look: ReturnType<typeof createSearch> | undefined

  const endSearch = (search: Search = { step: 'none' }) => {
    look = undefined
    change({ search })
  }

  const onMoment = (line: SungLine, heard: SungPoint | undefined, now: number) => {
    const settings = riyazSettings.get()
    const sa = saOf(settings)
    const points = line.points()
    draw({ points, sa, scale: settings.scale, now })
    const last = points.at(-1)
    const isFresh = last !== undefined && now - last.at < STAYS
    const words = isFresh
      ? heardText(nearestSvara(centsAbove(last.frequency, sa)), settings.scale)
      : ''
    show(words, now)
    speak(words, now)
    const next = look?.(line, heard, now)
    if (next) endSearch(next)
  }

  void listen(
    {
      onStart: () => change({ isHeard: true }),
      onMoment,
      onTrouble: (trouble) => change({ trouble }),
      onEnd,
    },
    signal,
  )
  return {
    state,
    findSa() {
      look = createSearch(performance.now() / 1000)
      change({ search: { step: 'sing' } })
    },
    endSearch: () => endSearch(),
  }
}
