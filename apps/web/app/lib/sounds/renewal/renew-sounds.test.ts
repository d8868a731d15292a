import type { Urgency } from '@dhvani/audio-engine'
import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PeriodAnswer, PeriodRequest } from './period-protocol.ts'

// The addresses of the files come from a build.
vi.mock('../sound-sources.ts', () => ({
  findSettable: (wanted: string) => BUILT_IN_SOUNDS.find(({ id }) => id === wanted),
}))

const TIN_ROOF = 't'
const WINDOW = 'w'

const SAMPLES: PeriodAnswer = { channels: [new Float32Array(8)], passage: 1 }

/** Workers whose answers the test gives: `soon` is the one for short periods. */
const openRenewal = async () => {
  const answers = new Map<'soon' | 'whole', (answer: PeriodAnswer) => void>()
  class FakeWorker {
    onmessage: ((event: { data: PeriodAnswer }) => void) | null = null
    postMessage({ isSoon }: PeriodRequest) {
      answers.set(isSoon ? 'soon' : 'whole', (data) => this.onmessage?.({ data }))
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
  const told: (readonly [string, boolean])[] = []
  const renew = createRenewal(
    () => ({ seed: 7 }),
    (...made) => void told.push(made),
  )
  const wish = (setting: string, urgency: Urgency) =>
    renew({
      sound: { id: 'rain', name: 'Rain', url: '/rain.mp3', setting },
      sampleRate: 44_100,
      due: seconds(1),
      urgency,
    } as Parameters<typeof renew>[0])
  const answer = (which: 'soon' | 'whole', given: PeriodAnswer) =>
    vi.waitFor(() => {
      const give = answers.get(which)
      if (!give) throw new Error('nothing was asked for')
      answers.delete(which)
      give(given)
    })
  return { wish, answer, told }
}

it('a whole period of the setting before does not tell that the latest one was made', async () => {
  const { wish, answer, told } = await openRenewal()
  const roof = wish(TIN_ROOF, 'chosen')
  await answer('soon', SAMPLES)
  await roof
  const wholeOfRoof = wish(TIN_ROOF, 'routine')
  const window = wish(WINDOW, 'chosen')
  await answer('soon', { fault: 'a seam' })
  await window
  await answer('whole', SAMPLES)
  await wholeOfRoof
  expect(told).toEqual([
    ['rain', true],
    ['rain', false],
  ])

  const wholeOfWindow = wish(WINDOW, 'routine')
  await answer('whole', SAMPLES)
  await wholeOfWindow
  expect(told.at(-1)).toEqual(['rain', true])
})
