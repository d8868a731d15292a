import type { Engine, MixSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { heardTracks } from '#lib/engine/heard.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

const ARTWORK = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

const titleOf = (mix: MixSnapshot): string =>
  heardTracks(mix)
    .map(({ sound }) => nameInPage(sound))
    .join(', ')

/** @returns a subscriber that shows the mix on the lock screen and to the media keys */
export const createNowPlaying = ({ media, mixer }: Pick<Engine, 'media' | 'mixer'>) => {
  let shown = ''
  return () => {
    const title = titleOf(mixer.getSnapshot())
    if (title === shown) return
    shown = title
    media.setNowPlaying(title ? { title, artist: m.mix_by(), artwork: ARTWORK } : undefined)
  }
}
