/** The fragment that asks a drawn file for its colours of the night. */
export const NIGHT = 'raat'
