import { meanSpectrum, spectralHoles } from '@dhvani/audio-measures'
import { decodeMp3 } from '@dhvani/audio-measures/decode-mp3'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { SOUND_FILES, type SoundFileId } from '@dhvani/catalogue'
import { encodeMp3, type Stereo } from '@dhvani/sound-render'
import { describe, expect, it } from 'vitest'
import { decodeLoop } from './decode-loop.ts'
import { SAMPLE_RATE } from './encode-files.ts'
import { MINUTES, SHIPPED_SOUNDS, openShippedSounds } from './open-shipped-sounds.ts'

const { manifest } = openShippedSounds()

/** How much of a loop is searched for holes, in seconds. */
const MEASURED = 20
const OCTAVES = [125, 250, 500, 1000, 2000, 4000]

/** A kiss is in one ear, so its file keeps both: half the bits for each (decision 120). */
const MOST_HOLES: Readonly<Record<string, number>> = { 'asmr-kiss': 3.5 }

/** A claim about a shipped file: the bytes decide it, and what measures them. */
const claimOfFile = (file: SoundFileId, claim: string) => {
  const { standard, small } = manifest().sounds[file]!
  const facts = `${standard.version} ${small.version}`
  return { ...claimOf(import.meta.filename, file, claim), facts }
}

const decode = (file: string, tier: 'standard' | 'small') =>
  decodeLoop(SHIPPED_SOUNDS, manifest().sounds[file]![tier])

const meanOf = ({ left, right }: Stereo, measure: (channel: Float32Array) => number): number =>
  (measure(left) + measure(right)) / 2

/** Share of empty cells from 4 to 8 kHz, where a codec saves first. */
const holesOf = (sound: Stereo, sampleRate: number): number =>
  meanOf(sound, (channel) =>
    spectralHoles(channel.subarray(0, MEASURED * sampleRate), sampleRate, { from: 4000, to: 8000 }),
  )

/** Levels of octaves relative to that at 1 kHz, in dB. */
const tiltOf = ({ left, right }: Stereo, sampleRate: number): number[] => {
  const spectra = [left, right].map(meanSpectrum)
  const width = sampleRate / (2 * (spectra[0]!.length - 1))
  const levels = OCTAVES.map((centre) => {
    const bins = [centre / Math.SQRT2, centre * Math.SQRT2].map((edge) => Math.round(edge / width))
    const power = spectra.flatMap((spectrum) => [...spectrum.subarray(bins[0], bins[1])])
    return 10 * Math.log10(power.reduce((sum, value) => sum + value, 0) * width)
  })
  return levels.map((level) => level - levels[OCTAVES.indexOf(1000)]!)
}

describe.each(SOUND_FILES)('the small file of %s', (file) => {
  it('is no larger than 64 kbit/s at 44.1 kHz with 250 ms at each end', () => {
    const { standard, small } = manifest().sounds[file]!
    const frames = Math.ceil((standard.duration * SAMPLE_RATE) / 1152)
    expect(small.bytes).toBeLessThanOrEqual((frames * 144 * 64_000) / SAMPLE_RATE)
  })

  it('keeps noise and spectrum of the standard file', { timeout: MINUTES }, () =>
    prove(claimOfFile(file, 'keeps noise and spectrum in the small tier'), async () => {
      const standard = await decode(file, 'standard')
      const small = await decode(file, 'small')
      const most = MOST_HOLES[file] ?? 2
      expect(holesOf(small.sound, small.sampleRate)).toBeLessThan(
        most * holesOf(standard.sound, standard.sampleRate),
      )
      const expected = tiltOf(standard.sound, standard.sampleRate)
      tiltOf(small.sound, small.sampleRate).forEach((level, octave) => {
        expect(Math.abs(level - expected[octave]!), `${OCTAVES[octave]} Hz`).toBeLessThan(2)
      })
    }),
  )
})

it.each(['sea-waves', 'rain', 'coffee-shop', 'asmr-kiss'] as const)(
  'would find that 64 kbit/s in stereo at 44.1 kHz loses %s',
  { timeout: MINUTES },
  (file) =>
    prove(claimOfFile(file, 'loses much at 64 kbit/s in stereo'), async () => {
      const { sound, sampleRate } = await decode(file, 'standard')
      const begin = (channel: Float32Array) => channel.slice(0, MEASURED * sampleRate)
      const { channels } = await decodeMp3(
        await encodeMp3(
          { left: begin(sound.left), right: begin(sound.right) },
          { sampleRate: SAMPLE_RATE, bitrate: 64 },
        ),
      )
      const before = holesOf(sound, sampleRate)
      const after = holesOf({ left: channels[0]!, right: channels[1]! }, sampleRate)
      expect(after / before).toBeGreaterThan(1.3 * (MOST_HOLES[file] ?? 2))
    }),
)
