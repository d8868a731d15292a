/** Waits before each further try for what did not come, in milliseconds. A quick restart of the server fits. */
export const TRY_WAITS_MS = [500, 2000, 5000] as const
