import { USER_BUCKET } from '@dhvani/catalogue'

/** The key of every server that no `PUBLISHABLE_KEY` was set for. */
export const PUBLISHABLE_KEY = 'sb_publishable_dhvani_local'

/** @returns the public address of a person's file */
export const publicUrl = (origin: string, name: string): string =>
  `${origin}/storage/v1/object/public/${USER_BUCKET}/${name}`
