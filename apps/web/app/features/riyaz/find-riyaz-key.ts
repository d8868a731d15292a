/** What a key asks of the practice. */
export type RiyazKey =
  | { readonly kind: 'play' }
  | { readonly kind: 'tap' }
  | { readonly kind: 'tempo'; readonly by: number }
  | { readonly kind: 'digit'; readonly digit: number }

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** In what the focus is: a list takes arrows and letters itself, a button takes space, a slider arrows. */
export type FocusKind = 'page' | 'button' | 'range' | 'typing'

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** @returns what the key asks for; `undefined` where what has the focus needs it, or the browser */
export const findRiyazKey = (press: Press, focus: FocusKind): RiyazKey | undefined => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = press
  if (focus === 'typing' || ctrlKey || metaKey || altKey) return undefined
  const arrow = ARROWS[key]
  if (arrow !== undefined)
    return focus === 'range' ? undefined : { kind: 'tempo', by: arrow * (shiftKey ? 10 : 1) }
  if (repeat) return undefined
  if (key === ' ') return focus === 'button' ? undefined : { kind: 'play' }
  if (key.toLowerCase() === 'b') return { kind: 'tap' }
  return /^[0-9]$/.test(key) ? { kind: 'digit', digit: Number(key) } : undefined
}

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]'

export const focusKindOf = (target: EventTarget | null): FocusKind => {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(TYPING)) return 'typing'
  if (target.closest('input[type=range], input[type=radio]')) return 'range'
  return target.closest('button, a, summary, input') ? 'button' : 'page'
}
