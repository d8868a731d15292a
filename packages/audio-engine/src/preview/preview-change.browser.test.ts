import { VOLUME } from '@dhvani/catalogue/limits'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createAudioHost } from '../context/audio-host.ts'
import { openContext } from '../context/open-context.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { wholeOf } from '../loading/loaded-audio.ts'
import { toneSound } from '../testing/live-engine.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { mixGain } from '../mixer/output-level.ts'
import { createPreview } from './preview.ts'

const [first, next] = [toneSound('low'), toneSound('middle')]

/** A preview whose library has the first sound in memory and never gets another one. */
const aPreview = (fetch: typeof globalThis.fetch = async () => new Response()) => {
  const buffer = new AudioBuffer({ length: 44_100, sampleRate: 44_100 })
  const release = vi.fn<() => void>()
  const acquired = Promise.withResolvers<undefined>()
  const host = createAudioHost({
    createContext: openContext,
    masterGain: mixGain(VOLUME.defaultMaster, []),
  })
  const onFault = vi.fn<(sound: SoundSource, reason: unknown) => void>()
  const preview = createPreview({
    host,
    fetch,
    onFault,
    gainOf: faderGain,
    createMediaElement: () => new Audio(),
    library: {
      acquire: async ({ id }) => {
        if (id !== first.id) return Promise.withResolvers<never>().promise
        acquired.resolve(undefined)
        return { audio: { kind: 'buffer', buffer, loop: wholeOf(buffer) }, release }
      },
      find: () => undefined,
      hold: () => () => undefined,
      heldBytes: () => 0,
      dispose: () => undefined,
    },
  })
  onTestFinished(() => {
    preview.dispose()
    host.dispose()
  })
  return { preview, acquired: acquired.promise, release, onFault }
}

// Between the library's answer and the preview's use of it lie a few turns of the microtask queue.
it.each(Array.from({ length: 12 }, (_, turns) => turns))(
  'gives the audio back when another sound is opened %i turns after the audio came',
  async (turns) => {
    const { preview, acquired, release } = aPreview()
    preview.open(first)
    await acquired
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    preview.open(next)
    await expect.poll(() => release).toHaveBeenCalledOnce()
    expect(preview.getSnapshot()).toMatchObject({ state: 'loading', sound: next })
  },
)

it('ends in an error when loading fails for a reason of its own', async () => {
  const reason = new TypeError('a fault of the program')
  const { preview, onFault } = aPreview(() => {
    throw reason
  })
  preview.open(first)
  await expect.poll(() => preview.getSnapshot().state).toBe('error')
  expect(preview.getSnapshot().problem).toBe('playback')
  expect(onFault).toHaveBeenCalledExactlyOnceWith(first, reason)
})
