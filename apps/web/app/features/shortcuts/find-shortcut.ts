export const SHORTCUTS = [
  'playPause',
  'stop',
  'quieter',
  'louder',
  'mix',
  'notice',
  'mute',
  'solo',
  'timer',
  'theme',
  'help',
] as const

export type Shortcut = (typeof SHORTCUTS)[number]

/** The keys of each shortcut, as the dialog shows them; letters work in either case. */
export const SHORTCUT_KEYS: Readonly<Record<Shortcut, readonly string[]>> = {
  playPause: ['k', ' '],
  stop: ['s'],
  quieter: ['-'],
  louder: ['+', '='],
  mix: ['m'],
  notice: ['n'],
  mute: ['u'],
  solo: ['o'],
  timer: ['t'],
  theme: ['d'],
  help: ['?'],
}

type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
}

/** Which kind of element has the focus. */
export type FocusPlace = 'page' | 'control' | 'text'

const REPEATING: ReadonlySet<Shortcut> = new Set(['quieter', 'louder'])

/**
 * @returns the shortcut that a key press asks for; `undefined` in a text field, with a modifier, and
 *   for the space bar while a control has the focus, which then gets it
 */
export const findShortcut = (press: KeyPress, place: FocusPlace): Shortcut | undefined => {
  if (place === 'text' || press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.key === ' ' && place === 'control') return undefined
  const key = press.key.toLowerCase()
  const found = SHORTCUTS.find((shortcut) => SHORTCUT_KEYS[shortcut].includes(key))
  return found && press.repeat && !REPEATING.has(found) ? undefined : found
}

const TEXT =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select'
const CONTROL = 'button, a, summary, input, [role=slider], [role=button], [tabindex]:not(main)'

export const focusPlace = (target: EventTarget | null): FocusPlace => {
  if (!(target instanceof HTMLElement)) return 'page'
  if (target.isContentEditable || target.matches(TEXT)) return 'text'
  return target.closest(CONTROL) ? 'control' : 'page'
}
