import { createSavedValue, useSavedValue } from '#lib/store/saved-value.ts'

/** How this device tells of sam, besides the sound. Both are off until a listener wants them. */
export type ViewSettings = { readonly lightsSam: boolean; readonly shakesSam: boolean }

const isTrue = (value: unknown, field: keyof ViewSettings): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (value as Readonly<Record<string, unknown>>)[field] === true

export const viewSettings = createSavedValue<ViewSettings>({
  key: 'dhvani.riyaz-view',
  version: 1,
  fallback: { lightsSam: false, shakesSam: false },
  parse: (saved) => ({
    lightsSam: isTrue(saved, 'lightsSam'),
    shakesSam: isTrue(saved, 'shakesSam'),
  }),
})

export const useViewSettings = (): ViewSettings => useSavedValue(viewSettings)

/** Of a phone; desktops have nothing to shake, and iOS does not let pages do it. */
export const canShake = (): boolean =>
  'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
