import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { percent, seconds, type Gain, type Seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { createMixGraph } from '../context/mix-graph.ts'
import { OFFLINE_RATE, renderOffline } from '../testing/offline.ts'
import { steepestGain } from '../testing/steepest-gain.ts'
import { faderGain } from './fader-law.ts'
import { mixGain } from './output-level.ts'

/** The test server's root is the repository. */
const SOUNDS = new URL('/build/sounds/', location.origin)

type File = { readonly name: string; readonly loopStart: number; readonly loopEnd: number }

const readFiles = async (): Promise<ReadonlyMap<string, File>> => {
  const response = await fetch(new URL('manifest.json', SOUNDS))
  if (!response.ok) throw new Error('There are no sounds yet: run `npm run sounds` first.')
  const { sounds } = (await response.json()) as {
    readonly sounds: Readonly<Record<string, { readonly standard: File }>>
  }
  return new Map(Object.entries(sounds).map(([id, { standard }]) => [id, standard]))
}

const FILES = await readFiles()
const LENGTH = seconds(20)

/** The loudness of events is that of a whole period. */
const WHOLE = seconds(97)

/** The first second is for fades and for the limiter, which begins closed. */
const START = OFFLINE_RATE

const decode = async ({ name }: File) => {
  const bytes = await (await fetch(new URL(name, SOUNDS))).arrayBuffer()
  return new OfflineAudioContext(2, 1, OFFLINE_RATE).decodeAudioData(bytes)
}

const buffers = new Map(
  await Promise.all(
    [...FILES].map(async ([id, file]) => [id, { file, buffer: await decode(file) }] as const),
  ),
)

/** Every built-in sound: High Frequency is the file of Rain at another place. */
const TWELVE = [...FILES.keys(), 'rain']

type Way = {
  readonly volume: number
  readonly master: number
  /** Of the master, in the place of the law's. */
  readonly gain?: Gain
  readonly length?: Seconds
}

const playMix = async (
  ids: readonly string[],
  { volume, master, gain, length = LENGTH }: Way,
  isLimited = true,
) => {
  const faders = ids.map(() => faderGain(percent(volume)))
  const open = gain ?? mixGain(percent(master), faders)
  const { left, right } = await renderOffline(length, (context) => {
    const bus = new GainNode(context, { gain: isLimited ? 1 : open })
    if (!isLimited) bus.connect(context.destination)
    const graph = createMixGraph(context, { master: open })
    for (const [index, id] of ids.entries()) {
      const { file, buffer } = buffers.get(id)!
      const source = new AudioBufferSourceNode(context, {
        buffer,
        loop: true,
        loopStart: file.loopStart,
        loopEnd: file.loopEnd,
      })
      source.connect(isLimited ? graph.openStrip(faders[index]!).input : bus)
      source.start(0, file.loopStart + ((index * 7.3) % 50))
    }
  })
  return [left.subarray(START), right.subarray(START)] as const
}

const loudnessOf = (heard: readonly [Float32Array, Float32Array]) =>
  integratedLoudness(heard, OFFLINE_RATE)

describe('what leaves the page at the volumes that the product sets by itself', () => {
  // A bed, and the sounds of single events: the gates of the recipes hold the others to the same loudness.
  it.each(['rain', 'rain-thunder', 'asmr-kiss'])(
    '%s alone is between -30 and -26 LUFS',
    async (id) => {
      const loudness = loudnessOf(await playMix([id], { volume: 50, master: 80, length: WHOLE }))
      expect(loudness).toBeGreaterThan(-30)
      expect(loudness).toBeLessThan(-26)
    },
  )

  it.each([
    [['rain', 'breeze', 'koel-singing']],
    [['train', 'coffee-shop', 'sea-waves']],
    [['rain-thunder', 'river-flowing', 'morning-birds']],
  ])('three, %j, are between -25 and -21 LUFS', async (ids) => {
    const loudness = loudnessOf(await playMix(ids, { volume: 50, master: 80 }))
    expect(loudness).toBeGreaterThan(-25)
    expect(loudness).toBeLessThan(-21)
  })

  it('the law before, without make-up, is 11 LU softer than any of these', async () => {
    const gain = faderGain(percent(80))
    const loudness = loudnessOf(await playMix(['rain'], { volume: 50, master: 80, gain }))
    expect(loudness).toBeLessThan(-37)
  })
})

describe('twelve sounds at full', () => {
  const full = { volume: 100, master: 100 }

  it('are held below -1 dBTP, and their gain moves by less than 3 dB in 100 ms', async () => {
    const heard = await playMix(TWELVE, full)
    expect(truePeak(heard)).toBeLessThan(-1)
    expect(loudnessOf(heard)).toBeGreaterThan(-18)
    expect(steepestGain(await playMix(TWELVE, full, false), heard)).toBeLessThan(3)
  })

  it('control: with make-up alone the limiter pumps, and the measure finds it', async () => {
    const gain = mixGain(percent(100), [])
    const heard = await playMix(TWELVE, { ...full, gain })
    expect(steepestGain(await playMix(TWELVE, { ...full, gain }, false), heard)).toBeGreaterThan(4)
  })
})
