/** How an address begins that names a preview of a setting, made by the worker. */
export const SETTING_SCHEME = 'setting:'

let made: { readonly name: string; readonly wav: Blob } | undefined

/**
 * Keeps what a preview plays in the place of the one before.
 *
 * @returns the address under which the engine fetches it
 */
export const keepMadePreview = (name: string, wav: Blob): string => {
  made = { name, wav }
  return SETTING_SCHEME + name
}

/** @returns the preview that was made last, as a server would answer; status 404 for any other */
export const fetchMadePreview = async (name: string): Promise<Response> =>
  made?.name === name ? new Response(made.wav) : new Response(null, { status: 404 })
