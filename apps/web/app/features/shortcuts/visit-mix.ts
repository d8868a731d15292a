import { m } from '#messages'

/** Where the focus was before it went to the mix. */
let cameFrom: HTMLElement | undefined

const findMix = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('section[aria-label]')].find(
    ({ ariaLabel }) => ariaLabel === m.mix(),
  )

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.matches(':disabled')

/** The label of the slider whose sound has the focused card. */
const sliderLabel = (focused: Element | null): string | undefined => {
  const name = focused?.closest('[data-sound-name]')?.getAttribute('data-sound-name')
  return name === null || name === undefined ? undefined : m.track_volume({ name })
}

/** On a card, the slider of its sound; otherwise the first control of the mix. */
const findGoal = (mix: HTMLElement): HTMLElement | undefined => {
  const label = sliderLabel(document.activeElement)
  const controls = [...mix.querySelectorAll<HTMLElement>('button, input')].filter(isUsable)
  return controls.find(({ ariaLabel }) => ariaLabel === label) ?? controls[0]
}

/** Moves the focus to the mix; from inside the mix, back to where it was. */
export const visitMix = (): void => {
  const mix = findMix()
  if (!mix) return
  const focused = document.activeElement
  if (mix.contains(focused)) {
    const goal = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('main')
    goal?.focus()
    return
  }
  cameFrom = focused instanceof HTMLElement && focused !== document.body ? focused : undefined
  findGoal(mix)?.focus()
}
