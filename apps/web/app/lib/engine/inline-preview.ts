/** Ids of previews that play inside an article begin with this; they open no dialog. */
const PREFIX = 'listen:'

export const inlinePreviewId = (id: string): string => `${PREFIX}${id}`

export const isInlinePreview = (id: string): boolean => id.startsWith(PREFIX)

/** @returns the id of the sound that plays, also inside an article */
export const soundIdOf = (id: string): string =>
  isInlinePreview(id) ? id.slice(PREFIX.length) : id
