import { useEffect } from 'react'
import type { Engine, MixSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { heardTracks } from '#lib/engine/heard.ts'
import { lockScreenNote } from '#lib/engine/lock-screen.ts'
import { mixTitle, nameOfMix } from '#lib/mixes/mix-title.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

const ARTWORK = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

/** The name that the mix came with, or its sounds; nothing while nothing is heard. */
const titleOf = (mix: MixSnapshot): string => {
  const sounds = heardTracks(mix).map(({ sound }) => nameInPage(sound))
  return sounds.length === 0 ? '' : (nameOfMix(mixTitle.get(), mix.tracks) ?? sounds.join(', '))
}

/** Shows the mix on the lock screen and to the media keys. @returns a function that ends it */
export const followNowPlaying = ({
  media,
  mixer,
}: Pick<Engine, 'media' | 'mixer'>): (() => void) => {
  let shownTitle = ''
  let shownNote = lockScreenNote.getSnapshot()
  const show = () => {
    const title = titleOf(mixer.getSnapshot())
    const note = lockScreenNote.getSnapshot()
    if (title === shownTitle && note === shownNote) return
    shownTitle = title
    shownNote = note
    media.setNowPlaying(
      title ? { title, artist: m.mix_by(), artwork: ARTWORK, ...note } : undefined,
    )
  }
  show()
  const leaves = [mixer, lockScreenNote, mixTitle].map(({ subscribe }) => subscribe(show))
  return () => {
    for (const leave of leaves) leave()
  }
}

/** Shows the mix on the lock screen. Another language of the page begins this anew, in its words. Renders nothing. */
export const NowPlaying = () => {
  useEffect(() => followNowPlaying(getEngine()), [])
  return null
}
