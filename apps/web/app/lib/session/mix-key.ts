/** Key in localStorage of the mix that this browser keeps. Another name would lose the mixes of today. */
export const MIX_KEY = 'dhvani.mix'

/** Key in localStorage of the name that the mix came with. */
export const MIX_TITLE_KEY = 'dhvani.mix-title'
