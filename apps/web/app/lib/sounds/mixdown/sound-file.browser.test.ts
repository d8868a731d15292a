import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'
import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { createMixdownJob } from './mixdown-job.ts'
import type { MixdownTrack, WorkerNews } from './mixdown-protocol.ts'

const RATE = 44_100
/** Both ends fade, over 4 and over 12 s. */
const SECONDS = 17
const NAME = 'sound-file-test.ogg'

/** An own sound or a beat, as WAV: the same in both ears. */
const wavOf = (seconds: number, sampleAt: (frame: number) => number): Blob => {
  const frames = seconds * RATE
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + frames * 4))
  writeWavHeader(view, { channels: 2, sampleRate: RATE, bitsPerSample: 16 })
  for (let frame = 0; frame < frames; frame += 1) {
    const sample = sampleAt(frame)
    view.setInt16(WAV_HEADER_BYTES + frame * 4, sample, true)
    view.setInt16(WAV_HEADER_BYTES + frame * 4 + 2, sample, true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}

const tone = (frequency: number, seconds: number): Blob =>
  wavOf(seconds, (frame) => 6000 * Math.sin((2 * Math.PI * frequency * frame) / RATE))

/** Far softer than programs play, with a crackle each second that is 8 dB above it. */
const rattle = (seconds: number): Blob => {
  const random = seededRandom('rattle')
  return wavOf(seconds, (frame) => (frame % RATE < 40 ? 1500 : 600) * (2 * random() - 1))
}

const save = (tracks: readonly MixdownTrack[], seconds = SECONDS) =>
  new Promise<WorkerNews>((resolve) => {
    const job = createMixdownJob((news) => {
      if (news.kind === 'done' || news.kind === 'refused') resolve(news)
    })
    job.hear({
      kind: 'begin',
      tracks,
      seconds,
      destination: { kind: 'kept', name: NAME },
      tags: { title: 'Own sounds', seed: 1, link: 'https://example.com/' },
    })
  })

const takeBytes = async () => {
  const directory = await navigator.storage.getDirectory()
  const file = await (await directory.getFileHandle(NAME)).getFile()
  const bytes = await file.arrayBuffer()
  await directory.removeEntry(NAME)
  return bytes
}

const decode = (bytes: ArrayBuffer) => new OfflineAudioContext(2, 1, 48_000).decodeAudioData(bytes)

/** Amplitude of a frequency in a second of sound (Goertzel, as a sum). */
const amplitudeOf = (samples: Float32Array, frequency: number): number => {
  let [real, imaginary] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * frequency * at) / 48_000
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length
}

it('leaves a file out that breaks as it is read', async () => {
  const blob = tone(440, 3)
  const slice = blob.slice.bind(blob)
  blob.slice = (start = 0, end = blob.size, type) => {
    if (end > 20_000) throw new DOMException('Gone', 'NotReadableError')
    return slice(start, end, type)
  }
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  onTestFinished(() => void vi.unstubAllGlobals())
  const news = await save([
    { gain: 1, source: { kind: 'file', blob } },
    { gain: 1, source: { kind: 'file', blob: tone(1000, 2) } },
  ])
  expect(news).toMatchObject({ kind: 'done', leftOut: [0] })
  expect(report).toHaveBeenCalledOnce()
  const heard = await decode(await takeBytes())
  expect(
    amplitudeOf(heard.getChannelData(0).subarray(4.5 * 48_000, 5.5 * 48_000), 1000),
  ).toBeGreaterThan(0.05)
})

it('has own sounds and beats in the file, at the balance of their faders, and a player decodes it', async () => {
  const news = await save([
    { gain: 1, source: { kind: 'file', blob: tone(440, 3) } },
    { gain: 0.5, source: { kind: 'file', blob: tone(1000, 2), loop: { start: 0, end: 2 } } },
  ])
  expect(news).toMatchObject({ kind: 'done', leftOut: [] })
  const decoded = await decode(await takeBytes())
  expect(decoded.duration).toBeCloseTo(SECONDS, 1)
  const second = decoded.getChannelData(0).subarray(4.5 * 48_000, 5.5 * 48_000)
  const [own, beat, neither] = [440, 1000, 700].map((frequency) => amplitudeOf(second, frequency))
  expect(own! / beat!).toBeGreaterThan(1.6)
  expect(own! / beat!).toBeLessThan(2.4)
  expect(neither!, 'control: a tone that no track has').toBeLessThan(beat! / 30)
})

it('names a file that no browser decodes, and refuses a mix of nothing else', async () => {
  const broken = new Blob([new Uint8Array(1000)], { type: 'audio/wav' })
  const own = { gain: 1, source: { kind: 'file', blob: tone(440, 3) } } as const
  const lost = { gain: 1, source: { kind: 'file', blob: broken } } as const
  expect(await save([lost, own])).toMatchObject({ kind: 'done', leftOut: [0] })
  expect(await save([lost])).toMatchObject({ kind: 'refused', code: 'soundless' })
  await (await navigator.storage.getDirectory()).removeEntry(NAME)
})

it('plays at -16 LUFS without a true peak above -1 dBTP, and says its name, its seed and its link', async () => {
  const news = await save([{ gain: 1, source: { kind: 'file', blob: rattle(5) } }])
  const bytes = await takeBytes()
  const heads = new TextDecoder('latin1').decode(bytes.slice(0, 4096))
  for (const tag of ['TITLE=Own sounds', 'SEED=1', 'CONTACT=https://example.com/'])
    expect(heads).toContain(tag)
  const measure = (decoded: AudioBuffer) => {
    const channels = [decoded.getChannelData(0), decoded.getChannelData(1)]
    return { loudness: integratedLoudness(channels, 48_000), peak: truePeak(channels) }
  }
  const { loudness, peak } = measure(await decode(bytes))
  expect(Math.abs(loudness + 16)).toBeLessThan(1)
  expect(peak).toBeLessThan(-1)
  expect(news).toMatchObject({ kind: 'done', loudness: expect.closeTo(loudness, 1) as number })
  const own = measure(await decode(await rattle(5).arrayBuffer()))
  expect(own.loudness, 'control: as it came').toBeLessThan(-30)
})

it('tells of a disk that fills up while the file is written, and leaves none of it', async () => {
  const origin = location.origin
  await cdp().send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 })
  try {
    const source = { kind: 'file', blob: rattle(5) } as const
    // 2.4 MB, of which the first goes to the disk.
    expect(await save([{ gain: 1, source }], 200)).toMatchObject({ kind: 'refused', code: 'full' })
    expect((await takeBytes()).byteLength).toBe(0)
  } finally {
    await cdp().send('Storage.overrideQuotaForOrigin', { origin })
  }
})
