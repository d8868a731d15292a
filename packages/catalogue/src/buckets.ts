/** Name of the public bucket that holds the files of the built-in sounds and loops. */
export const BUILT_IN_BUCKET = 'dhvani'

/** Name of the bucket that holds the sounds that people upload. */
export const USER_BUCKET = 'user-sounds'
