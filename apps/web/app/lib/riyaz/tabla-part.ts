import { beatsPerMinute, hertz, seconds, type Seconds } from '@dhvani/units'
import {
  createTimeline,
  dayanFrequency,
  findTihaiSam,
  taalOf,
  type Arrangement,
  type RiyazSettings,
  type Timeline,
} from '@dhvani/riyaz'
import type { Practice, PracticePlan } from '@dhvani/audio-engine/practice'
import type { Renderer } from './ask-renderer.ts'
import { planManjira, renderManjiraKit, type ManjiraKit } from './manjira.ts'
import { mergePlans } from './merge-plans.ts'
import { renderKit } from './render-kit.ts'
import { saOf } from './sa-of.ts'
import { planTheka, sampleAt, type TablaKit } from './theka-plan.ts'

/** The theka, with the manjira that keeps its claps: plays, takes on settings while it plays, stops. */
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

/** Matras of a count-in: about four seconds, two at the least. */
const countInOf = (tempo: number) =>
  Math.max(2, Math.min(8, 2 ** Math.round(Math.log2(tempo / 15))))

type Running = {
  readonly settings: RiyazSettings
  readonly timeline: Timeline
  /** None where no drum plays the taal: then its matras are counted in silence. */
  readonly kit: TablaKit | undefined
  readonly cymbals: ManjiraKit | undefined
  readonly tihaiSam?: number
}

type Kits = Pick<Running, 'kit' | 'cymbals'>

export const createTablaPart = ({ practice, renderer, seed }: TablaPartOptions): TablaPart => {
  const kits = new Map<string, Promise<TablaKit>>()
  let isWanted = false
  let latest: RiyazSettings | undefined
  let running: Running | undefined

  /** The strokes of a Sa, computed once. The last few are kept, as a listener who seeks a Sa goes to and fro. */
  const kitOf = async (settings: RiyazSettings): Promise<TablaKit | undefined> => {
    if (taalOf(settings).hands) return undefined
    const sa = dayanFrequency(saOf(settings))
    const key = sa.toFixed(2)
    const known = kits.get(key)
    if (known) return known
    const made = renderKit(renderer, practice.context(), sa)
    kits.set(key, made)
    made.catch(() => kits.delete(key))
    if (kits.size > 3) kits.delete([...kits.keys()][0]!)
    return made
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

  const planOf = (next: Running, from: number, countIn = 0): PracticePlan => {
    const { kit, cymbals: pair, timeline, settings } = next
    const arrangement = arrangementOf(next)
    const when = { timeline, sampleRate: rate(), from }
    const drum = kit && planTheka({ arrangement, kit, countIn, ...when })
    const volume = settings.manjiraVolume
    const claps = pair && planManjira({ taal: arrangement.taal, kit: pair, volume, seed, ...when })
    return mergePlans([drum, claps].filter((plan) => plan !== undefined))
  }

  const startTheka = (settings: RiyazSettings, kits: Kits) =>
    practice.start('tabla', (at) => {
      const countIn = settings.hasCountIn ? countInOf(settings.tempo) : 0
      running = { settings, ...kits, timeline: timelineOf(settings, at, -countIn) }
      return planOf(running, -countIn, countIn)
    })

  /** Continues from where the cycle is; another taal begins with its sam at the next matra. */
  const continueTheka = (settings: RiyazSettings, kits: Kits, before: Running) =>
    practice.replan('tabla', (at) => {
      const here = before.timeline.toPosition(sampleAt(at, rate()))
      if (settings.taal !== before.settings.taal) {
        const next = Math.ceil(here)
        const start = seconds(before.timeline.toSample(next) / rate())
        running = { settings, ...kits, timeline: timelineOf(settings, start, 0) }
        return planOf(running, 0)
      }
      const isSameTime =
        settings.tempo === before.settings.tempo && settings.feel === before.settings.feel
      const timeline = isSameTime ? before.timeline : timelineOf(settings, at, here)
      running = { ...before, ...kits, settings, timeline }
      return planOf(running, here)
    })

  const applySettings = async (settings: RiyazSettings) => {
    latest = settings
    if (!isWanted) return
    const [kit, pair] = await Promise.all([kitOf(settings), cymbalsOf(settings)])
    const kits = { kit, cymbals: pair }
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
      practice.stop('tabla')
    },
    applySettings,
    position,
    playTihai() {
      const here = position()
      if (!running || here === undefined) return
      const arrangement = arrangementOf(running)
      const tihaiSam = findTihaiSam(arrangement, here)
      const { settings, kit, cymbals: pair } = running
      continueTheka(settings, { kit, cymbals: pair }, { ...running, tihaiSam })
    },
  }
}
