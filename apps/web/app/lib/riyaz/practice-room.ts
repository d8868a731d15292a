import { percent } from '@dhvani/units'
import { RIYAZ_FIELDS, type RiyazSettings } from '@dhvani/riyaz'
import type { Engine } from '@dhvani/audio-engine'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import { openPractice, type PracticePart } from '@dhvani/audio-engine/practice'
import { m } from '#messages'
import { showOnLockScreen } from '#lib/engine/show-on-lock-screen.ts'
import { LISTEN_MS, showToast } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { renderer } from './ask-renderer.ts'
import { toBuffer } from './pluck-pool.ts'
import { riyazSettings } from './riyaz-settings.ts'
import { roomGain, warmthOf } from './room-levels.ts'
import { roomState, setPartState, type PracticeRoom } from './room-state.ts'
import { createStore } from '#lib/store/store.ts'
import { createTablaPart } from './tabla-part.ts'
import { createTanpuraPart } from './tanpura-part.ts'

/** A listener who drags a slider wants the sound of where it rests. */
const SETTLED_AFTER_MS = 300

type Fields = readonly (keyof RiyazSettings)[]

/** Settings of both parts. */
const SA_SETTINGS: Fields = ['sa', 'cents', 'concertPitch']

/** What the strings of the tanpura are plucked and rendered for. */
const STRING_SETTINGS: Fields = [
  'first',
  'strings',
  'firstGauge',
  'jorGauge',
  'kharajGauge',
  'jawari',
  'round',
  'tanpuras',
]

/** Settings for which the worker renders other strings or strokes, or a note is pressed anew. */
const SETTLED_SETTINGS: Fields = [...SA_SETTINGS, ...STRING_SETTINGS, 'lehraVolume']

/** What is in neither is the tabla's. */
const TANPURA_SETTINGS: Fields = [
  ...STRING_SETTINGS,
  'fullness',
  'room',
  'tanpuraVolume',
  'hasSwarmandal',
  'sweepEvery',
  'swarmandalVolume',
  'scale',
]

/** Planned anew, a drone forgets which plucks were heard beside each other; so a part is left alone where it can be. */
const isOf = (part: PracticePart, field: keyof RiyazSettings): boolean =>
  SA_SETTINGS.includes(field) || TANPURA_SETTINGS.includes(field) === (part === 'tanpura')

const gainOf = (position: number) => faderGain(percent(position))

const PARTS = ['tanpura', 'tabla'] as const

/** Each visit has a hand of its own. */
const visitSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!

/** @param startSound  called in each press that plays, so that the browser lets sound begin */
export const createPracticeRoom = (engine: Engine, startSound: () => unknown): PracticeRoom => {
  const practice = openPractice(engine, () => tellEnd())
  /** What was silenced from outside, until it or another part plays or the page is left. */
  const ended = createStore<readonly PracticePart[]>([])
  const seed = visitSeed()
  const parts = {
    tanpura: createTanpuraPart({ practice, renderer, seed, onFailure: reportError }),
    tabla: createTablaPart({ practice, renderer, seed }),
  }
  let settings = riyazSettings.get()
  let hasResponse = false
  let settleTimer: ReturnType<typeof setTimeout> | undefined

  const setLevels = (next: RiyazSettings) => {
    practice.setVolume('tanpura', gainOf(next.tanpuraVolume))
    practice.setVolume('tabla', gainOf(next.tablaVolume))
    practice.setRoom(roomGain(next))
    practice.setWarmth(warmthOf(next))
  }

  const renderRoomResponse = async () => {
    if (hasResponse) return
    hasResponse = true
    const context = practice.context()
    const { sampleRate } = context
    practice.setRoomResponse(toBuffer(context, await renderer.ask({ kind: 'room', sampleRate })))
  }

  const stop = (part: PracticePart) => {
    parts[part].stop()
    setPartState(part, 'silent')
  }

  const stopFailed = (part: PracticePart, error: unknown) => {
    reportError(error)
    stop(part)
    showToast({
      title: m.riyaz_failed(),
      description: m.riyaz_failed_text(),
      variant: 'destructive',
    })
  }

  const applySettings = (part: PracticePart) => {
    if (roomState.getSnapshot()[part] === 'silent') return
    parts[part].applySettings(settings).catch((error: unknown) => stopFailed(part, error))
  }

  const due = new Set<PracticePart>()
  const applyDue = () => {
    due.forEach(applySettings)
    due.clear()
  }
  riyazSettings.subscribe(() => {
    const before = settings
    settings = riyazSettings.get()
    setLevels(settings)
    const changed = RIYAZ_FIELDS.filter((field) => settings[field] !== before[field])
    for (const part of PARTS) if (changed.some((field) => isOf(part, field))) due.add(part)
    clearTimeout(settleTimer)
    if (SETTLED_SETTINGS.some((field) => changed.includes(field)))
      settleTimer = setTimeout(applyDue, SETTLED_AFTER_MS)
    else applyDue()
  })

  const start = (part: PracticePart) => {
    if (roomState.getSnapshot()[part] !== 'silent') return
    setPartState(part, 'preparing')
    setLevels(settings)
    const endWait = beginWait(m.riyaz_preparing())
    renderRoomResponse().catch(reportError)
    parts[part]
      .start(settings)
      .then(() => {
        if (practice.getSnapshot()[part]) setPartState(part, 'playing')
      })
      .catch((error: unknown) => stopFailed(part, error))
      .finally(endWait)
  }

  const startEnded = () => {
    startSound()
    const again = ended.getSnapshot()
    ended.set([])
    again.forEach(start)
  }

  /** Tells the listener that another tab, the lock screen, the sleep timer or a new output silenced the room. A part on its way comes no more. */
  const tellEnd = () => {
    const wanted = PARTS.filter((part) => roomState.getSnapshot()[part] !== 'silent')
    if (wanted.length === 0) return
    wanted.forEach(stop)
    ended.set(wanted)
    showToast({
      title: m.riyaz_ended(),
      description: m.riyaz_ended_text(),
      duration: LISTEN_MS,
      until: untilChange([ended], () => ended.getSnapshot().length === 0),
      action: { label: m.riyaz_again(), onAction: startEnded },
    })
  }

  const isPlaying = () => practice.getSnapshot().isPlaying
  holdPageWhile(isPlaying)
  const { subscribe } = practice
  const leaveLockScreen = showOnLockScreen(engine, {
    title: m.nav_riyaz(),
    subscribe,
    isPlaying,
    play: startEnded,
  })

  return {
    start(part) {
      startSound()
      ended.set([])
      start(part)
    },
    stop(part) {
      stop(part)
      ended.set([])
      leaveLockScreen()
    },
    playTihai: () => parts.tabla.playTihai(),
    position: () => parts.tabla.position(),
  }
}
