export type Draft = { readonly name: string; readonly email: string; readonly message: string }

export const EMPTY_DRAFT: Draft = { name: '', email: '', message: '' }

/** Key in sessionStorage, which outlives a reload and is emptied when the tab closes. */
const KEY = 'dhvani.contact-draft'

const parseDraft = (value: unknown): Draft => {
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT
  const fields = value as Record<string, unknown>
  const text = (name: keyof Draft) => {
    const field = fields[name]
    return typeof field === 'string' ? field : ''
  }
  return { name: text('name'), email: text('email'), message: text('message') }
}

export const readDraft = (storage: Pick<Storage, 'getItem'>): Draft => {
  try {
    return parseDraft(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return EMPTY_DRAFT
  }
}

/** Storage may be full or blocked: the draft then lives as long as the page. */
export const keepDraft = (draft: Draft, storage: Pick<Storage, 'setItem' | 'removeItem'>): void => {
  const isEmpty = Object.values(draft).every((text) => text === '')
  try {
    if (isEmpty) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // The fields still hold the text.
  }
}
