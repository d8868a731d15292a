/** Key in localStorage for the mixes of this device's accounts. */
export const MIXES_KEY = 'dhvani.mixes'

/** A regular expression for that key's value (JSON): an account has a mix, on its server or unsent. */
export const MIXES_MARK = String.raw`"rows":\[\{|"kind":"put"`
