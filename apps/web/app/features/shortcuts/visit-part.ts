import { m } from '#messages'

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.matches(':disabled')

const controlsOf = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>('button, input')].filter(isUsable)

/** @returns a function that moves the focus to a part of the page; from inside the part, back to where it was */
const createVisit = (
  findPart: () => Element | undefined,
  findGoal: (part: Element) => HTMLElement | undefined,
) => {
  /** Where the focus was before it went to the part. */
  let cameFrom: HTMLElement | undefined
  return (): void => {
    const part = findPart()
    if (!part) return
    const focused = document.activeElement
    if (part.contains(focused)) {
      const goal = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('main')
      goal?.focus()
      return
    }
    cameFrom = focused instanceof HTMLElement && focused !== document.body ? focused : undefined
    findGoal(part)?.focus()
  }
}

const findMix = (): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>('section[aria-label]')].find(
    ({ ariaLabel }) => ariaLabel === m.mix(),
  )

/** The label of the slider whose sound has the focused card. */
const sliderLabel = (focused: Element | null): string | undefined => {
  const name = focused?.closest('[data-sound-name]')?.getAttribute('data-sound-name')
  return name === null || name === undefined ? undefined : m.track_volume({ name })
}

/** To the mix: from a card to the slider of its sound, otherwise to the first control. */
export const visitMix = createVisit(findMix, (mix) => {
  const label = sliderLabel(document.activeElement)
  const controls = controlsOf(mix)
  return controls.find(({ ariaLabel }) => ariaLabel === label) ?? controls[0]
})

/** To the buttons of the toast: it says what was done and how to undo it, and stays while the focus is in it. */
export const visitNotice = createVisit(
  () => document.querySelector('.toast-card') ?? undefined,
  (toast) => controlsOf(toast)[0],
)
