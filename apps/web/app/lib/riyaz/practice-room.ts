import { percent } from '@dhvani/units'
import type { RiyazSettings } from '@dhvani/riyaz'
import type { Engine } from '@dhvani/audio-engine'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import { openPractice, type PracticePart } from '@dhvani/audio-engine/practice'
import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { renderer } from './ask-renderer.ts'
import { toBuffer } from './pluck-pool.ts'
import { riyazSettings } from './riyaz-settings.ts'
import { roomState, setPartState, type PracticeRoom } from './room-state.ts'
import { createTablaPart } from './tabla-part.ts'
import { createTanpuraPart } from './tanpura-part.ts'

/** A listener who drags a slider wants the strings of where it rests. Milliseconds. */
const STRINGS_AFTER_MS = 300

/** Settings that need other strings or strokes. */
const COSTLY = ['sa', 'cents', 'concertPitch', 'first', 'strings', 'jawari', 'round'] as const

const gainOf = (position: number) => faderGain(percent(position))

/** Decibels of the gourd's warmth at 0 and at 100. */
const WARMTH = 7

const PARTS = ['tanpura', 'tabla'] as const

/** Each visit has a hand of its own. */
const visitSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!

export const createPracticeRoom = (engine: Engine): PracticeRoom => {
  const practice = openPractice(engine)
  const seed = visitSeed()
  const parts = {
    tanpura: createTanpuraPart({ practice, renderer, seed, onFailure: reportError }),
    tabla: createTablaPart({ practice, renderer, seed }),
  }
  let settings = riyazSettings.get()
  let hasRoom = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const setLevels = (next: RiyazSettings) => {
    practice.setVolume('tanpura', gainOf(next.tanpuraVolume))
    practice.setVolume('tabla', gainOf(next.tablaVolume))
    practice.setRoom(gainOf(next.room))
    practice.setWarmth((WARMTH * (next.fullness - 50)) / 50)
  }

  const bringRoom = async () => {
    if (hasRoom) return
    hasRoom = true
    const context = practice.context()
    const { sampleRate } = context
    practice.setRoomResponse(toBuffer(context, await renderer.ask({ kind: 'room', sampleRate })))
  }

  const fail = (part: PracticePart, error: unknown) => {
    reportError(error)
    parts[part].stop()
    setPartState(part, 'silent')
    showToast({
      title: m.riyaz_failed(),
      description: m.riyaz_failed_text(),
      variant: 'destructive',
    })
  }

  const follow = (part: PracticePart) => {
    if (roomState.getSnapshot()[part] === 'silent') return
    parts[part].follow(settings).catch((error: unknown) => fail(part, error))
  }

  riyazSettings.subscribe(() => {
    const before = settings
    settings = riyazSettings.get()
    setLevels(settings)
    clearTimeout(timer)
    if (COSTLY.some((field) => settings[field] !== before[field]))
      timer = setTimeout(() => PARTS.forEach(follow), STRINGS_AFTER_MS)
    else PARTS.forEach(follow)
  })

  // Another tab, the lock screen or a new output may have ended what played.
  practice.subscribe(() => {
    const heard = practice.getSnapshot()
    for (const part of PARTS)
      if (!heard[part] && roomState.getSnapshot()[part] === 'playing') {
        parts[part].stop()
        setPartState(part, 'silent')
      }
  })

  holdPageWhile(() => practice.getSnapshot().isPlaying)

  return {
    start(part) {
      if (roomState.getSnapshot()[part] !== 'silent') return
      setPartState(part, 'preparing')
      setLevels(settings)
      const endWait = beginWait(m.riyaz_preparing())
      bringRoom().catch(reportError)
      parts[part]
        .start(settings)
        .then(() => {
          if (practice.getSnapshot()[part]) setPartState(part, 'playing')
        })
        .catch((error: unknown) => fail(part, error))
        .finally(endWait)
    },
    stop(part) {
      parts[part].stop()
      setPartState(part, 'silent')
    },
    playTihai: () => parts.tabla.playTihai(),
    position: () => parts.tabla.position(),
  }
}
