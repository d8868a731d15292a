import type { Renew } from '@dhvani/audio-engine'
import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Hour } from '#lib/sounds/renewal/hour.ts'
import type { PeriodAnswer, PeriodRequest } from '#lib/sounds/renewal/period-protocol.ts'
import type { Night } from './course.ts'
import { createCoursePlayer } from './course-player.ts'
import { planNight } from './plan-night.ts'
import { READY_COURSES } from './ready-courses.ts'
import { createFaderDesk, source } from './testing/fader-desk.ts'
import { soundsOf } from './ways.ts'

vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))
// The addresses of the files come from a build.
vi.mock('#lib/sounds/sound-sources.ts', () => ({
  findSettable: (wanted: string) => BUILT_IN_SOUNDS.find(({ id }) => id === wanted),
}))

const HOUR = 3_600_000
const START = Date.parse('2026-11-28T22:10+05:30')
const PUNE = { id: 'pune', latitude: 18.5, longitude: 73.9 }
/** Rounds are at least as long. */
const ROUND = 64_000
const ANSWER: PeriodAnswer = { channels: [new Float32Array(8)], passage: 2 }

let requests: PeriodRequest[]

beforeEach(() => {
  requests = []
  class WorkerThatAnswers {
    onmessage: ((event: { data: PeriodAnswer }) => void) | null = null
    postMessage(request: PeriodRequest) {
      requests.push(request)
      queueMicrotask(() => this.onmessage?.({ data: ANSWER }))
    }
    terminate() {}
  }
  class BufferOfNothing {
    copyToChannel() {}
  }
  vi.stubEnv('TZ', 'Asia/Kolkata')
  vi.stubGlobal('Worker', WorkerThatAnswers)
  vi.stubGlobal('AudioBuffer', BufferOfNothing)
  vi.stubGlobal('reportError', vi.fn())
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { hardwareConcurrency: 8, deviceMemory: 8 })
})

/** What the voices of the mix ask for: a short period of each setting, a whole one after it, and one in each round. */
const askAsVoices = (renew: Renew) => {
  const known = new Map<string, string | undefined>()
  return async (tracks: ReturnType<typeof createFaderDesk>['mixer']) => {
    const { tracks: playing } = tracks.getSnapshot()
    const ids = new Set(playing.map(({ sound }) => sound.id))
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
    for (const { sound } of playing) {
      const need = { sound, sampleRate: 48_000, due: seconds(30) }
      const isNew = !known.has(sound.id) || known.get(sound.id) !== sound.setting
      known.set(sound.id, sound.setting)
      if (isNew && sound.setting) {
        await renew({ ...need, urgency: 'chosen' })
        await renew({ ...need, urgency: 'standing-in' })
      } else await renew({ ...need, urgency: 'routine' })
    }
  }
}

/** Plays eight hours of a night on a clock of its own. */
const playNight = async (night: Night, readHour: () => Hour): Promise<void> => {
  const { createRenewal } = await import('#lib/sounds/renewal/renew-sounds.ts')
  const ask = askAsVoices(createRenewal(readHour, () => {}))
  const { mixer } = createFaderDesk()
  const sources = night.scenes.map((scene) =>
    soundsOf(scene).map(({ id, setting }) => source(id, setting)),
  )
  for (const [index, { volume }] of soundsOf(night.scenes[0]!).entries())
    mixer.add(sources[0]![index]!, volume)
  let passed = 0
  const player = createCoursePlayer({
    mixer,
    night,
    sources: () => sources,
    now: () => START + passed,
    elapsed: () => passed,
    isReplaced: () => false,
    onEnd: () => {},
  })
  for (; passed < 8.5 * HOUR; passed += 8000) {
    player.tick()
    if (passed % ROUND === 0) await ask(mixer)
  }
}

/** A seed follows from these alone: two periods that differ in one of them have another one. */
const nameOf = ({ hour, sound, isShort, index }: PeriodRequest) =>
  JSON.stringify([hour, sound, isShort, index])

it.each(READY_COURSES)('$id: no seed of a sound is heard twice in eight hours', async (ready) => {
  const { night } = planNight(ready.course, START, PUNE, 'asha')
  const hour = { seed: 7 }
  await playNight(night, () => hour)
  const heard = new Set(requests.map(({ sound }) => sound))
  expect(heard.size).toBe(new Set(night.scenes.flatMap(soundsOf).map(({ id }) => id)).size)
  expect(requests.length).toBeGreaterThan(300)
  const names = requests.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

it('finds what comes back in a night whose periods are counted anew', async () => {
  const { night } = planNight(READY_COURSES[0]!.course, START, PUNE, 'asha')
  let [asked, hour] = [0, { seed: 7 }]
  await playNight(night, () => {
    asked += 1
    // What a page counts, it counts by this object.
    if (asked % 100 === 0) hour = { seed: 7 }
    return hour
  })
  expect(new Set(requests.map(nameOf)).size).toBeLessThan(requests.length / 2)
})
