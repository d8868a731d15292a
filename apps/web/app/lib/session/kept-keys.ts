/** Key in localStorage of the mix that this browser keeps. Another name would lose the mixes of today. */
export const MIX_KEY = 'dhvani.mix'

/** Key in localStorage of the name that the mix came with. */
export const MIX_TITLE_KEY = 'dhvani.mix-title'

/**
 * Key in localStorage for a copy of a visitor's wish (shared-wish.ts). The link in a mail opens another
 * tab, which cannot read the sessionStorage of the tab that asked for the mail.
 */
export const SHARED_WISH_KEY = 'dhvani.shared-wish'

/** Key in localStorage for the presets of this device's accounts. */
export const ACCOUNT_PRESETS_KEY = 'dhvani.presets'
