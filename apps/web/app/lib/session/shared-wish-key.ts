/**
 * Key in localStorage for a copy of a visitor's wish (shared-wish.ts). The link in a mail opens another
 * tab, which cannot read the sessionStorage of the tab that asked for the mail.
 */
export const SHARED_WISH_KEY = 'dhvani.shared-wish'
