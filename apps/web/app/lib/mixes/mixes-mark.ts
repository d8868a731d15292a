/** Key in localStorage for the mixes of this device's accounts. */
export const MIXES_KEY = 'dhvani.mixes'

/** A regular expression that finds a mix in that key's value (JSON), from the server or still unsent. */
export const MIXES_MARK = String.raw`"rows":\[\{|"kind":"put"`
