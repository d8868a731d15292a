/** Key in localStorage for the presets of this device's accounts. */
export const ACCOUNT_PRESETS_KEY = 'dhvani.presets'
