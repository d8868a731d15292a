/**
 * On a page that is read from the right: what is not at the place that it would have in a mirror. Lays the page out
 * from the left too, with the same texts, and compares. This runs in the page.
 */
export const findUnmirrored = (): string[] => {
  /** Pixels that browsers round away. */
  const SLACK = 2
  const root = document.documentElement
  if (root.dir !== 'rtl') return ['the page is not read from the right']

  const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
  // A script puts a menu, the slides of a carousel and the lamp of the night at their place. Texts of other languages are read from the left.
  const own =
    '[data-radix-popper-content-wrapper], [data-radix-popper-content-wrapper] *, ' +
    '[data-moves] *, .night-lamp, .night-lamp *, svg *, [dir] [dir] *, [inert] *'
  const isScrolled = (element: Element): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (box.scrollLeft !== 0) return true
    return false
  }
  const all = [...top.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(own) &&
      !isScrolled(element) &&
      getComputedStyle(element).display !== 'inline',
  )
  const measure = () => all.map((element) => element.getBoundingClientRect())
  const before = measure()
  root.dir = 'ltr'
  const after = measure()
  root.dir = 'rtl'

  const width = root.clientWidth
  const isOff = (index: number): boolean => {
    const [one, other] = [before[index], after[index]]
    return (
      one !== undefined &&
      other !== undefined &&
      one.width > 1 &&
      one.height > 1 &&
      Math.abs(one.left - (width - other.right)) > SLACK
    )
  }
  const off = new Set(all.filter((_, index) => isOff(index)))
  return [...off]
    .filter((element) => !element.parentElement || !off.has(element.parentElement))
    .map((element) => {
      const [one, other] = [before, after].map((rects) => rects[all.indexOf(element)])
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
      return `<${element.nodeName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${name}: ${String(one?.left)} is not ${String(width - (other?.right ?? 0))}`
    })
}
