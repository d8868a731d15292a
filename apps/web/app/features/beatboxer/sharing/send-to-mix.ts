import { VOLUME } from '@dhvani/catalogue'
import { m } from '#messages'
import { beatSource } from '#lib/beats/beat-source.ts'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { joinMix } from '#lib/mixes/join-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { signInFirst, type Navigate } from '#lib/session/sign-in-first.ts'
import { stageName } from '../stage-name.ts'

/**
 * Adds the beat to the mix, as one track.
 *
 * @param navigate opens the sign-in page for a visitor: the mix needs an account (docs/contract/product.md §6)
 */
export const sendToMix = (navigate: Navigate): void => {
  const beatbox = getBeatbox()
  const name = m.beat_track_name({ name: stageName() })
  const source = beatSource(beatbox.save(), name)
  const volume = VOLUME.defaultSound
  signInFirst({ wish: { sounds: [{ id: source.id, volume, source }] }, navigate }, () => {
    beatbox.pause()
    const offer = joinMix([{ sound: source, volume }])
    showToast({ title: m.beat_sent_to_mix(), description: name, variant: 'success', ...offer })
  })
}
