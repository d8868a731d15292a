import { resolve } from 'node:path'

/** The root of the checkout. */
export const REPOSITORY = resolve(import.meta.dirname, '../..')

/** Where rendered sounds go; the server fills the bucket `dhvani` from here. */
export const SOUNDS_FOLDER = resolve(REPOSITORY, 'build/sounds')

/** The operator's data: database, uploads, imported recordings. */
export const dataFolder = (): string => resolve(REPOSITORY, process.env.DATA_DIR ?? 'data')
