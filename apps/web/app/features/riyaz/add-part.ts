import { VOLUME } from '@dhvani/catalogue'
import type { PracticePart } from '@dhvani/audio-engine/practice'
import { m } from '#messages'
import { joinMix } from '#lib/mixes/join-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { PART_NAMES } from '#lib/riyaz/part-names.ts'
import { trackSource } from '#lib/riyaz/mix-track/track-source.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { findPracticeRoom } from '#lib/riyaz/room-state.ts'
import { signInFirst, type Navigate } from '#lib/session/sign-in-first.ts'

/**
 * Adds a part of the practice room to the mix, as the room is set now.
 *
 * @param navigate opens the sign-in page for a visitor: the mix needs an account (docs/contract/product.md §6)
 */
export const addPart = (part: PracticePart, navigate: Navigate): void => {
  const name = PART_NAMES[part]()
  const source = trackSource(part, riyazSettings.get(), name)
  const volume = VOLUME.defaultSound
  signInFirst({ wish: { sounds: [{ id: source.id, volume, source }] }, navigate }, () => {
    // The mix waits while the room plays.
    findPracticeRoom()?.stop('tanpura')
    findPracticeRoom()?.stop('tabla')
    const offer = joinMix([{ sound: source, volume }])
    showToast({ title: m.mixes_added({ name }), variant: 'success', ...offer })
  })
}
