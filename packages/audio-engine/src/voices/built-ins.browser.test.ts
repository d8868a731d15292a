import { seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { createBufferVoice } from './buffer-voice.ts'
import { measureSeams } from '../testing/measures.ts'
import { OFFLINE_RATE } from '../testing/offline.ts'

/** The test server's root is the repository. */
const SOUNDS = new URL('/build/sounds/', location.origin)

/** How much of a sound is heard on either side of its seam, in seconds. */
const AROUND = 6

/** A voice's own fade-in, which is no seam. */
const SETTLED = 0.3

type Rendered = {
  readonly name: string
  readonly loopStart: number
  readonly loopEnd: number
}

const readManifest = async (): Promise<readonly Rendered[]> => {
  const response = await fetch(new URL('manifest.json', SOUNDS))
  if (!response.ok) throw new Error('There are no sounds yet: run `npm run sounds` first.')
  const manifest = (await response.json()) as {
    readonly sounds: Readonly<Record<string, Record<'standard' | 'small', Rendered>>>
  }
  return Object.values(manifest.sounds).flatMap(({ standard, small }) => [standard, small])
}

const decode = async (name: string): Promise<AudioBuffer> => {
  const file = await fetch(new URL(name, SOUNDS))
  const context = new OfflineAudioContext(2, 1, OFFLINE_RATE)
  return context.decodeAudioData(await file.arrayBuffer())
}

/** The end of a turn and the beginning of the next, as the voice plays them. */
const measureSeam = async (
  buffer: AudioBuffer,
  { loopStart, loopEnd }: Pick<Rendered, 'loopStart' | 'loopEnd'>,
) => {
  const context = new OfflineAudioContext(2, 2 * AROUND * OFFLINE_RATE, OFFLINE_RATE)
  const loop = { start: seconds(loopStart), end: seconds(loopEnd) }
  const position = seconds(loop.end - AROUND)
  const output = context.destination
  createBufferVoice(context, { buffer, loop, position, output }, { onIdle: () => undefined })
  const rendered = await context.startRendering()
  const from = SETTLED * OFFLINE_RATE
  // A mono file plays the same on both sides.
  return [0, 1].slice(0, buffer.numberOfChannels).map((channel) =>
    measureSeams(rendered.getChannelData(channel).subarray(from), {
      seams: [AROUND * OFFLINE_RATE - from],
      sampleRate: OFFLINE_RATE,
    }),
  )
}

const sounds = await readManifest()

/** Sounds whose loops are also cut short, to see that the measure finds it. */
const CONTROLS = new Set(sounds.slice(0, 6).map(({ name }) => name))

/** How much a control's loop is cut short, in seconds. */
const CUT = 0.01

describe('built-in sounds', () => {
  it('are eleven, each in two sizes', () => {
    expect(sounds).toHaveLength(22)
  })

  const clicksOfControls: number[] = []

  it.each(sounds)('repeat without a seam: $name', async (sound) => {
    const buffer = await decode(sound.name)
    for (const { hole, click } of await measureSeam(buffer, sound)) {
      expect(hole).toBeGreaterThan(-1)
      expect(click).toBeLessThan(2)
    }
    if (!CONTROLS.has(sound.name)) return
    const cut = await measureSeam(buffer, { ...sound, loopEnd: sound.loopEnd - CUT })
    clicksOfControls.push(...cut.map(({ click }) => click))
  })

  it('control: finds the break of a loop that is 10 ms too short', () => {
    expect(Math.max(...clicksOfControls)).toBeGreaterThan(2)
  })
})
