/** Previews that play in the page, without the sound dialog, have ids that begin so. */
const PREFIX = 'listen:'

export const inlinePreviewId = (id: string): string => `${PREFIX}${id}`

export const isInlinePreview = (id: string): boolean => id.startsWith(PREFIX)
