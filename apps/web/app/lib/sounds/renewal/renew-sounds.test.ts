import type { Urgency } from '@dhvani/audio-engine'
import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PeriodAnswer, PeriodRequest } from './period-protocol.ts'
import type { SettingOutcome } from './unmade-settings.ts'

// The addresses of the files come from a build.
vi.mock('../sound-sources.ts', () => ({
  findSettable: (wanted: string) => BUILT_IN_SOUNDS.find(({ id }) => id === wanted),
}))

const TIN_ROOF = 't'
const WINDOW = 'w'

/** Modules are loaded in it, which takes a busy machine more than Vitest's own second. */
const PATIENCE = { timeout: 30_000 }

const SAMPLES: PeriodAnswer = { channels: [new Float32Array(8)], passage: 1 }

/** Workers whose answers the test gives: `short` is the one for short periods. */
const openRenewal = async () => {
  const answers = new Map<'short' | 'whole', (answer: PeriodAnswer) => void>()
  const requests: PeriodRequest[] = []
  class FakeWorker {
    onmessage: ((event: { data: PeriodAnswer }) => void) | null = null
    postMessage(request: PeriodRequest) {
      requests.push(request)
      const { isShort } = request
      answers.set(isShort ? 'short' : 'whole', (data) => this.onmessage?.({ data }))
    }
    terminate() {}
  }
  class FakeBuffer {
    copyToChannel() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('AudioBuffer', FakeBuffer)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('reportError', vi.fn())
  vi.stubGlobal('navigator', { hardwareConcurrency: 8, deviceMemory: 8 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { createRenewal } = await import('./renew-sounds.ts')
  const outcomes: (readonly [string, SettingOutcome])[] = []
  const renew = createRenewal(
    () => ({ seed: 7 }),
    (...outcome) => void outcomes.push(outcome),
  )
  const need = (
    setting: string,
    urgency: Urgency,
    inHour: { round?: number; playing?: number } = {},
  ) =>
    renew({
      sound: { id: 'rain', name: 'Rain', url: '/rain.mp3', setting },
      sampleRate: 44_100,
      due: seconds(1),
      urgency,
      ...inHour,
    } as Parameters<typeof renew>[0])
  const answer = (which: 'short' | 'whole', given: PeriodAnswer) =>
    vi.waitFor(() => {
      const give = answers.get(which)
      if (!give) throw new Error('nothing was asked for')
      answers.delete(which)
      give(given)
    }, PATIENCE)
  return { need, answer, outcomes, requests }
}

it('a whole period of the setting before does not tell that the latest one was made', async () => {
  const { need, answer, outcomes } = await openRenewal()
  const roof = need(TIN_ROOF, 'chosen')
  await answer('short', SAMPLES)
  await roof
  const wholeOfRoof = need(TIN_ROOF, 'routine')
  const window = need(WINDOW, 'chosen')
  await answer('short', { fault: 'a seam' })
  await window
  await answer('whole', SAMPLES)
  await wholeOfRoof
  expect(outcomes).toEqual([
    ['rain', 'made'],
    ['rain', 'failed'],
  ])

  const wholeOfWindow = need(WINDOW, 'routine')
  await answer('whole', SAMPLES)
  await wholeOfWindow
  expect(outcomes.at(-1)).toEqual(['rain', 'made'])
})

it('in a shared hour the round alone tells which period is made', async () => {
  const { need, answer, requests } = await openRenewal()
  const numbers: number[] = []
  // Rain has one period for two rounds; a device that missed some asks for the one that sounds.
  for (const round of [3, 9, 8]) {
    const period = need('', 'routine', { round })
    await answer('whole', SAMPLES)
    const from = round - (round % 2)
    expect(await period).toMatchObject({ rounds: { from, until: from + 2 } })
    numbers.push(requests.at(-1)?.index ?? -1)
  }
  expect(numbers).toEqual([2, 8, 8])
})

it('in a shared hour nothing is made of what plays already', async () => {
  const { need, requests } = await openRenewal()
  const before = requests.length
  expect(await need('', 'routine', { round: 3, playing: 2 })).toBeUndefined()
  // The file is the period of the first rounds, and of those before the hour.
  for (const round of [0, 1, -4]) expect(await need('', 'routine', { round })).toBeUndefined()
  expect(requests.length).toBe(before)
})

it('in a shared hour a place has a period of its own in the first rounds', async () => {
  const { need, answer, requests } = await openRenewal()
  const period = need(TIN_ROOF, 'standing-in', { round: 1 })
  await answer('whole', SAMPLES)
  expect(await period).toMatchObject({ rounds: { from: 0, until: 2 } })
  expect(requests.at(-1)).toMatchObject({
    index: 0,
    isShort: false,
    setting: { place: 'tin-roof' },
  })
})
