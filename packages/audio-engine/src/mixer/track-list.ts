import { gain, percent, type Gain, type Percent, type Seconds } from '@dhvani/units'
import type { Channel } from '../voices/channel.ts'
import type { MixSnapshot } from '../snapshots.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { faderGain, outputPercent } from './fader-law.ts'

export type Track = {
  readonly channel: Channel
  sound: SoundSource
  /** With the fractions that only ears notice. */
  volume: Percent
  isPlaying: boolean
  isMuted: boolean
  isSolo: boolean
}

/** The tracks of a mix by sound id, and the channels of removed tracks until they have faded. */
export type TrackList = {
  find(id: string): Track | undefined
  all(): readonly Track[]
  /** The gain of a track: that of its fader, or 0 while a mute or the solo of another silences it. */
  gainOf(track: Track): Gain
  /** The gains of the tracks that play; of all tracks while none does, so that a pause changes nothing. */
  gains(): readonly Gain[]
  append(track: Track): void
  move(track: Track, to: number): void
  /** Removes a track and fades its channel out. */
  remove(track: Track): void
  /** Goes on in the context that replaced the old one. */
  reopen(): void
  /** Number of channels whose nodes sound or fade, those of removed tracks included. */
  soundingCount(): number
  /** Where each track is in its audio, in seconds, by sound id. */
  positions(): ReadonlyMap<string, Seconds>
  snapshot(masterVolume: Percent): MixSnapshot
}

export const createTrackList = (): TrackList => {
  const tracks = new Map<string, Track>()
  const leaving = new Set<Channel>()
  const all = () => [...tracks.values()]
  const isSilenced = ({ isMuted, isSolo }: Track) =>
    isMuted || (!isSolo && all().some((other) => other.isSolo))

  const forgetFaded = () => {
    for (const channel of leaving) if (!channel.isSounding()) leaving.delete(channel)
  }

  const gainOf = (track: Track) => (isSilenced(track) ? gain(0) : faderGain(track.volume))

  return {
    find: (id) => tracks.get(id),
    all,
    gainOf,
    gains() {
      const playing = all().filter(({ isPlaying }) => isPlaying)
      return (playing.length > 0 ? playing : all()).map(gainOf)
    },
    append: (track) => void tracks.set(track.sound.id, track),
    move(track, to) {
      const others = all().filter((other) => other !== track)
      tracks.clear()
      for (const one of others.toSpliced(Math.max(0, to), 0, track)) tracks.set(one.sound.id, one)
    },
    remove({ sound, channel }) {
      tracks.delete(sound.id)
      channel.close()
      leaving.add(channel)
    },
    reopen() {
      for (const { channel } of tracks.values()) channel.reopen()
      leaving.clear()
    },
    soundingCount() {
      forgetFaded()
      return all().filter(({ channel }) => channel.isSounding()).length + leaving.size
    },
    positions: () =>
      new Map(
        all().flatMap(({ sound, channel }): [string, Seconds][] => {
          const position = channel.position()
          return position === undefined ? [] : [[sound.id, position]]
        }),
      ),
    snapshot(masterVolume) {
      forgetFaded()
      const snapshots = all().map((track) => {
        const { sound, isPlaying, isMuted, isSolo, channel } = track
        const volume = percent(Math.round(track.volume))
        return {
          sound,
          volume,
          isPlaying,
          isMuted,
          isSolo,
          isSilenced: isSilenced(track),
          isStreamed: channel.isStreamed(),
          status: channel.status(),
          output: outputPercent(volume, masterVolume),
        }
      })
      const playing = snapshots.filter((track) => track.isPlaying)
      return {
        tracks: snapshots,
        isPlaying: playing.length > 0,
        masterVolume,
        playingCount: playing.filter((track) => track.status === 'ready').length,
      }
    },
  }
}
