import { beatsPerMinute, hertz, seconds, type Seconds } from '@dhvani/units'
import {
  createTimeline,
  dayanFrequency,
  findLehra,
  findTihaiSam,
  taalOf,
  type Arrangement,
  type Lehra,
  type RiyazSettings,
  type Timeline,
} from '@dhvani/riyaz'
import type { Practice, PracticePlan } from '@dhvani/audio-engine/practice'
import type { Renderer } from './ask-renderer.ts'
import {
  endLehra,
  planLehra,
  PRESSED_AHEAD,
  renderLehraKit,
  type LehraKit,
  type LehraPlanOptions,
} from './lehra.ts'
import { planManjira, renderManjiraKit, type ManjiraKit } from './manjira.ts'
import { mergePlans } from './merge-plans.ts'
import { renderKit } from './render-kit.ts'
import { saOf } from './sa-of.ts'
import { planTheka, sampleAt, type TablaKit } from './theka-plan.ts'

/** The theka, with the manjira that keeps its claps and the lehra that goes round with it: plays, takes on settings while it plays, stops. */
export type TablaPart = {
  /** Resolves when it sounds, or when it was stopped meanwhile. @throws when its sound could not be made */
  start(settings: RiyazSettings): Promise<void>
  stop(): void
  applySettings(settings: RiyazSettings): Promise<void>
  /** Ends the cycle that comes next with a tihai, if there is room before its sam. */
  playTihai(): void
  /** Matras since the first sam, as heard now; `undefined` while it is silent. */
  position(): number | undefined
}

type TablaPartOptions = {
  readonly practice: Practice
  readonly renderer: Renderer
  readonly seed: number
}

/** Matras of a count-in: 2, 4 or 8, whichever lasts nearest to four seconds. */
const countInOf = (tempo: number) =>
  Math.max(2, Math.min(8, 2 ** Math.round(Math.log2(tempo / 15))))

type Melody = { readonly lehra: Lehra; readonly kit: LehraKit }

type Kits = {
  /** None where no drum plays: then the matras are counted in silence. */
  readonly drum: TablaKit | undefined
  readonly cymbals: ManjiraKit | undefined
  readonly melody: Melody | undefined
}

type Running = {
  readonly settings: RiyazSettings
  readonly timeline: Timeline
  readonly kits: Kits
  readonly tihaiSam?: number
  /** Context time from which on it was planned, and how the lehra went on then. */
  readonly plannedAt: Seconds
  readonly lehra: Pick<LehraPlanOptions, 'from' | 'isHeld'>
}

/** Whether a note of the lehra sounds as a plan with these kits and settings would play it. */
const isSameLehra = ({ kits, settings }: Running, next: Pick<Running, 'kits' | 'settings'>) =>
  kits.melody?.kit === next.kits.melody?.kit && settings.lehraVolume === next.settings.lehraVolume

/** What is computed once. The last few are kept, as a listener who seeks a Sa goes to and fro. */
const keep = <T>(kept: Map<string, Promise<T>>, key: string, render: () => Promise<T>) => {
  const known = kept.get(key)
  if (known) return known
  const made = render()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  if (kept.size > 3) kept.delete([...kept.keys()][0]!)
  return made
}

export const createTablaPart = ({ practice, renderer, seed }: TablaPartOptions): TablaPart => {
  const drums = new Map<string, Promise<TablaKit>>()
  const melodies = new Map<string, Promise<LehraKit>>()
  let isWanted = false
  let latest: RiyazSettings | undefined
  let running: Running | undefined
  /** Whether a note of a lehra may sound still. */
  let mayHold = false

  const drumOf = async (settings: RiyazSettings): Promise<TablaKit | undefined> => {
    if (taalOf(settings).hands) return undefined
    const sa = dayanFrequency(saOf(settings))
    return keep(drums, sa.toFixed(2), () => renderKit(renderer, practice.context(), sa))
  }

  let cymbals: Promise<ManjiraKit> | undefined

  const cymbalsOf = async ({ hasManjira }: RiyazSettings): Promise<ManjiraKit | undefined> => {
    if (!hasManjira) return undefined
    const made = (cymbals ??= renderManjiraKit(renderer, practice.context()))
    try {
      return await made
    } catch (error) {
      // The theka goes on without it.
      reportError(error)
      cymbals = undefined
      return undefined
    }
  }

  const melodyOf = async (settings: RiyazSettings): Promise<Melody | undefined> => {
    const lehra = settings.hasLehra ? findLehra(settings.taal) : undefined
    if (!lehra) return undefined
    const sa = saOf(settings)
    const key = `${settings.taal} ${sa.toFixed(2)}`
    const render = () => renderLehraKit(renderer, practice.context(), lehra, sa)
    try {
      return { lehra, kit: await keep(melodies, key, render) }
    } catch (error) {
      // The theka goes on without it.
      reportError(error)
      return undefined
    }
  }

  const kitsOf = async (settings: RiyazSettings): Promise<Kits> => {
    const [drum, pair, melody] = await Promise.all([
      drumOf(settings),
      cymbalsOf(settings),
      melodyOf(settings),
    ])
    return { drum, cymbals: pair, melody }
  }

  const rate = () => hertz(practice.context().sampleRate)

  const arrangementOf = ({ settings, tihaiSam }: Running): Arrangement => ({
    taal: taalOf(settings),
    tempo: beatsPerMinute(settings.tempo),
    isFilled: settings.isFilled,
    hasLead: settings.hasLead,
    tihaiSam,
    seed,
  })

  const timelineOf = (settings: RiyazSettings, at: Seconds, position: number): Timeline =>
    createTimeline({
      matras: taalOf(settings).theka.length,
      tempo: beatsPerMinute(settings.tempo),
      feel: settings.feel,
      sampleRate: rate(),
      seed,
      anchor: { position, sample: sampleAt(at, rate()) },
    })

  const plansOf = (next: Running, from: number): readonly PracticePlan[] => {
    const { kits, timeline, settings, lehra, plannedAt: at } = next
    const { drum, cymbals: pair, melody } = kits
    const arrangement = arrangementOf(next)
    const { taal } = arrangement
    const matras = taal.theka.length
    const when = { timeline, sampleRate: rate(), seed, from }
    const { manjiraVolume, lehraVolume } = settings
    const hasTheka = settings.hasTheka || melody === undefined
    const countIn = settings.hasCountIn ? Math.max(0, Math.ceil(-from)) : 0
    return [
      drum && planTheka({ arrangement, kit: drum, hasTheka, countIn, ...when }),
      pair && planManjira({ taal, kit: pair, volume: manjiraVolume, ...when }),
      melody && planLehra({ ...melody, matras, volume: lehraVolume, ...when, ...lehra, at }),
    ].filter((plan) => plan !== undefined)
  }

  const startTheka = (settings: RiyazSettings, kits: Kits) =>
    practice.start('tabla', (at) => {
      const countIn = settings.hasCountIn ? countInOf(settings.tempo) : 0
      const timeline = timelineOf(settings, at, -countIn)
      running = { settings, kits, timeline, plannedAt: at, lehra: { from: 0, isHeld: false } }
      return mergePlans(plansOf(running, -countIn))
    })

  /** How the lehra goes on at a context time. */
  const lehraAt = (at: Seconds, before: Running, next: Pick<Running, 'kits' | 'settings'>) => {
    if (next.settings.taal !== before.settings.taal) return { from: 0, isHeld: false }
    const isSame = isSameLehra(before, next)
    // The clock stands still between two turns of the audio thread: the plan before began at this very moment.
    if (isSame && at <= before.plannedAt) return before.lehra
    const pressedUntil = seconds(at + PRESSED_AHEAD)
    return {
      from: before.timeline.toPosition(sampleAt(pressedUntil, rate())),
      isHeld: isSame,
    }
  }

  /** Continues from where the cycle is; another taal begins with its sam at the next matra. */
  const continueTheka = (settings: RiyazSettings, kits: Kits, before: Running) =>
    practice.replan('tabla', (at) => {
      const here = before.timeline.toPosition(sampleAt(at, rate()))
      const isSameTaal = settings.taal === before.settings.taal
      const isSameTime =
        settings.tempo === before.settings.tempo && settings.feel === before.settings.feel
      const changesAt = isSameTaal
        ? at
        : seconds(before.timeline.toSample(Math.ceil(here)) / rate())
      const from = isSameTaal ? here : 0
      const timeline =
        isSameTaal && isSameTime ? before.timeline : timelineOf(settings, changesAt, from)
      const lehra = lehraAt(at, before, { kits, settings })
      const kept = isSameTaal ? before : {}
      const next: Running = { ...kept, kits, settings, timeline, lehra, plannedAt: at }
      running = next
      mayHold ||= before.kits.melody !== undefined
      // Also where the end that an earlier plan had queued was taken back.
      const ending = mayHold && !kits.melody ? [endLehra(practice.context(), changesAt)] : []
      return mergePlans([...plansOf(next, from), ...ending])
    })

  const applySettings = async (settings: RiyazSettings) => {
    latest = settings
    if (!isWanted) return
    const kits = await kitsOf(settings)
    // Newer settings came while the worker rendered the strokes: they play.
    if (!isWanted || latest !== settings) return
    if (running && practice.getSnapshot().tabla) continueTheka(settings, kits, running)
    else startTheka(settings, kits)
  }

  const position = () => {
    if (!running || !practice.getSnapshot().tabla) return undefined
    return running.timeline.toPosition(sampleAt(practice.heardAt(), rate()))
  }

  return {
    async start(settings) {
      isWanted = true
      await applySettings(settings)
    },
    stop() {
      isWanted = false
      running = undefined
      mayHold = false
      practice.stop('tabla')
    },
    applySettings,
    position,
    playTihai() {
      const here = position()
      if (!running || here === undefined) return
      const arrangement = arrangementOf(running)
      const tihaiSam = findTihaiSam(arrangement, here)
      continueTheka(running.settings, running.kits, { ...running, tihaiSam })
    },
  }
}
