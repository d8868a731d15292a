import type { SoundSource } from '@dhvani/audio-engine'
import type { Mix } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { m } from '#messages'
import { barsToSeconds, WHOLE_CYCLE_BARS } from '#lib/beats/bar-length.ts'
import { BEAT_SCHEME } from '#lib/beats/beat-address.ts'
import { readBeatCode } from '@dhvani/share-links/beat-code'
import { beginWait } from '#lib/notices/waits.ts'
import { loopOfPart } from '#lib/riyaz/riyaz-address.ts'
import { getSession } from '#lib/session/session.ts'
import { OWN_SOUND_PREFIX, ownSoundId } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { ownSounds, ownSoundSource } from '#lib/sounds/own-sounds/own-sounds.ts'
import { atPosition } from '#lib/sounds/at-position.ts'
import { sourceIn } from '#lib/sounds/sound-setting.ts'
import { findAvailableSound } from '#lib/sounds/sound-sources.ts'

type MixSound = Mix['sounds'][number]

/** A mix after a search for its sounds: those found and those missing. */
type FoundMix = {
  readonly found: readonly (MixSound & { readonly source: SoundSource })[]
  readonly missing: readonly MixSound[]
  /** Found sounds whose setting this release does not know. They play as in their files. */
  readonly unset: readonly MixSound[]
}

const findBeat = ({ id, name }: MixSound): SoundSource | undefined => {
  const beat = readBeatCode(id.slice(BEAT_SCHEME.length))
  const loop = beat && { start: seconds(0), end: barsToSeconds(WHOLE_CYCLE_BARS, beat.tempo) }
  return loop && { id, name, url: id, loop }
}

const findSource = (sound: MixSound): SoundSource | undefined => {
  const builtIn = findAvailableSound(sound.id)
  if (builtIn) return sourceIn(builtIn, sound.setting)
  if (sound.id.startsWith(BEAT_SCHEME)) return findBeat(sound)
  const loop = loopOfPart(sound.id)
  if (loop) return { id: sound.id, name: sound.name, url: sound.id, loop }
  const row = ownSounds.getSnapshot().sounds.find((own) => ownSoundId(own) === sound.id)
  return row && ownSoundSource(row)
}

/** Looks for the sounds of a mix; asks for the listener's own sounds only where the mix has one. */
export const findMixSounds = async ({ sounds }: Mix): Promise<FoundMix> => {
  const session = getSession()
  const hasOwn = sounds.some(({ id }) => id.startsWith(OWN_SOUND_PREFIX))
  if (hasOwn && session.status === 'signed-in' && ownSounds.getSnapshot().status !== 'ready')
    await ownSounds.loadFor(session.userId).finally(beginWait(m.own_loading()))
  const looked = sounds.map((sound) => {
    const source = findSource(sound)
    return { sound, source: source && atPosition(source, sound.position) }
  })
  return {
    found: looked.flatMap(({ sound, source }) => (source ? [{ ...sound, source }] : [])),
    missing: looked.flatMap(({ sound, source }) => (source ? [] : [sound])),
    unset: looked.flatMap(({ sound, source }) =>
      source && sound.setting && !source.setting ? [sound] : [],
    ),
  }
}
