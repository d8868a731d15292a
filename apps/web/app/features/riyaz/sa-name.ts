import type { SaKey } from '@dhvani/riyaz'
import { m } from '#messages'

/** A key of Sa by its three names. */
export const saName = ({ western, harmonium: { colour, number }, kattai }: SaKey): string => {
  const names = { western, number, kattai }
  return colour === 'safed' ? m.riyaz_sa_safed(names) : m.riyaz_sa_kali(names)
}
