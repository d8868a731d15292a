import type { Period, Renew } from '../../packages/audio-engine/src/index.ts'
import type { Seconds } from '../../packages/units/src/index.ts'
import type { BenchSound } from './bench-page.ts'

/** The worker of the site, as the bench bundles it. */
const WORKER = '/source/build/size/recipes.js'

type Answer = {
  readonly channels?: readonly Float32Array<ArrayBuffer>[]
  readonly passage?: number
}

/** One period from a worker that ends with it, so that its memory is free while nothing is rendered. */
const renderPeriod = (request: object): Promise<Answer> => {
  const worker = new Worker(WORKER, { type: 'module' })
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer | 'arrived'>) => {
      if (data !== 'arrived') resolve(data)
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

/** Renews sounds as often as the site does, one period at a time, with its worker. */
export const createRenewal = () => {
  let sounds: readonly BenchSound[] = []
  let count = 0
  let latest: Promise<unknown> = Promise.resolve()
  const needs = new Map<string, number>()

  const ask = (request: object): Promise<Answer> => {
    const answer = latest.then(() => renderPeriod(request))
    latest = answer.catch(reportError)
    return answer
  }

  const renew: Renew = async ({ sound: { id }, sampleRate, urgency }) => {
    const sound = sounds.find((one) => one.id === id)
    if (!sound?.recipe) return undefined
    const index = (needs.get(id) ?? 0) + 1
    needs.set(id, index)
    const { isTexture, recipe, renewedEvery = 1 } = sound
    if (index % renewedEvery > 0) return undefined
    const take = {
      hour: 501,
      index,
      setting: {},
      isShort: urgency === 'chosen',
      sampleRate,
      isTexture,
    }
    const { channels, passage = 0 } = await ask({ ...recipe, ...take })
    const length = channels?.[0]?.length
    if (!channels || !length) return undefined
    const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
    for (const [side, samples] of channels.entries()) buffer.copyToChannel(samples, side)
    count += 1
    return { buffer, passage: passage as Seconds } satisfies Period
  }

  return {
    use(played: readonly BenchSound[]) {
      sounds = played
    },
    renew,
    count: () => count,
  }
}
