/**
 * What is broken in the page as it is now: texts that are cut, that lie on each other or outside of their
 * control or of the window. This runs in the page, so it uses nothing from outside itself.
 */
export const findBreaks = (): string[] => {
  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
  type Line = Edges & { readonly text: Text; readonly owner: Element }

  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem]'
  /** Pixels that browsers round away, and that letters reach over their line. */
  const SLACK = 1.5

  const top =
    document.querySelector('[role=menu]') ??
    [...document.querySelectorAll('[role=dialog]')].at(-1) ??
    document.body

  const isForEyes = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .sr-only, option, svg') &&
    // What is for screen readers on some widths alone has the class of neither.
    getComputedStyle(element).clipPath !== 'inset(50%)'

  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent
    return `<${element.nodeName.toLowerCase()}> ${words.trim().slice(0, 50)}`
  }

  const linesOf = (text: Text): Line[] => {
    const owner = text.parentElement
    if (!owner || text.data.trim() === '' || !isForEyes(owner)) return []
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top: above, bottom }) => ({
        left,
        right,
        top: above,
        bottom,
        text,
        owner,
      }))
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text))

  /** Of a screen that stands still, each element is measured once: it lies around many lines. */
  const once = <T>(measure: (element: Element) => T): ((element: Element) => T) => {
    const measured = new Map<Element, T>()
    return (element) => {
      const known = measured.get(element)
      if (known !== undefined) return known
      const value = measure(element)
      measured.set(element, value)
      return value
    }
  }

  const edgesOf = once((element): Edges => element.getBoundingClientRect())

  /** Where a box hides what is outside of it, and where a listener can scroll to that instead. */
  const overflowOf = once((element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    return {
      hidesX: hides(overflowX),
      hidesY: hides(overflowY),
      scrollsX: scrolls(overflowX),
      scrollsY: scrolls(overflowY),
    }
  })

  const isBeyond = (inner: Edges, outer: Edges, axis: 'x' | 'y'): boolean =>
    axis === 'x'
      ? inner.left < outer.left - SLACK || inner.right > outer.right + SLACK
      : inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK

  /** The letters of a line without the room above and below them. */
  const lettersOf = ({ left, right, top: above, bottom }: Edges): Edges => {
    const room = (bottom - above) / 4
    return { left: left + 1, right: right - 1, top: above + room, bottom: bottom - room }
  }

  /** Names are cut with three dots where a label says the whole: `Rain volume` beside `Ra…`. */
  const isSaidWhole = (line: Line, box: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box)
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
    const place = line.owner.closest('li, button, a, [title]')
    return [place, ...(place?.querySelectorAll('[aria-label], [title]') ?? [])].some((named) =>
      ['aria-label', 'title'].some((name) =>
        named?.getAttribute(name)?.includes(line.text.data.trim()),
      ),
    )
  }

  const findCut = (line: Line): string | undefined => {
    const letters = lettersOf(line)
    let [isFreeX, isFreeY] = [true, true]
    for (let box: Element | null = line.owner; box; box = box.parentElement) {
      const { hidesX, hidesY, scrollsX, scrollsY } = overflowOf(box)
      const edges = edgesOf(box)
      if ((hidesX || hidesY) && isSaidWhole(line, box)) return undefined
      if (isFreeX && hidesX && isBeyond(letters, edges, 'x')) return `cut by ${nameOf(box)}`
      if (isFreeY && hidesY && isBeyond(letters, edges, 'y')) return `cut by ${nameOf(box)}`
      if (scrollsX) isFreeX = false
      if (scrollsY) isFreeY = false
    }
    const width = document.documentElement.clientWidth
    return isFreeX && (letters.left < -SLACK || letters.right > width + SLACK)
      ? 'outside of the window'
      : undefined
  }

  /** What is left of a box where those around it hide the rest, such as a long name behind three dots. */
  const clip = (
    inside: Element,
    { left, right, top: above, bottom }: Edges,
    isScrolled = false,
  ) => {
    const seen = { left, right, top: above, bottom }
    for (let box: Element | null = inside; box; box = box.parentElement) {
      const { hidesX, hidesY, scrollsX, scrollsY } = overflowOf(box)
      const edges = edgesOf(box)
      if (hidesX || (isScrolled && scrollsX)) {
        seen.left = Math.max(seen.left, edges.left)
        seen.right = Math.min(seen.right, edges.right)
      }
      if (hidesY || (isScrolled && scrollsY)) {
        seen.top = Math.max(seen.top, edges.top)
        seen.bottom = Math.min(seen.bottom, edges.bottom)
      }
    }
    return seen
  }

  /** Leaves out what a listener would scroll to, too. */
  const clipScrolled = (inside: Element, edges: Edges): Edges => clip(inside, edges, true)

  const findOutside = (line: Line): string | undefined => {
    const control = line.owner.closest(CONTROLS)
    if (!control || getComputedStyle(control).display.startsWith('inline ')) return undefined
    if (getComputedStyle(control).display === 'inline') return undefined
    const edges = control.getBoundingClientRect()
    const letters = lettersOf(line)
    return isBeyond(letters, edges, 'x') || isBeyond(letters, edges, 'y')
      ? `outside of ${nameOf(control)}`
      : undefined
  }

  const meet = (one: Edges, other: Edges): boolean =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom

  /** Bars and toasts lie over the page on purpose. */
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box
    return null
  }

  const isScrolledAway = (element: Element, edges: Edges): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { scrollsX, scrollsY } = overflowOf(box)
      const frame = edgesOf(box)
      if ((scrollsX || scrollsY) && !meet(edges, frame)) return true
    }
    return false
  }

  const found = new Set<string>()
  const tell = (text: string, problem: string | undefined) => {
    if (problem) found.add(`“${text.trim().slice(0, 50)}” is ${problem}`)
  }

  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`)

  for (const line of lines) {
    tell(line.text.data, findCut(line))
    tell(line.text.data, findOutside({ ...line, ...clip(line.owner, line) }))
  }

  const shown = lines
    .filter((line) => !isScrolledAway(line.owner, line))
    .map((line) => ({ ...line, ...clipScrolled(line.owner, line) }))
    .map((line) => ({ ...line, ...lettersOf(line), layer: layerOf(line.owner) }))
    .toSorted((one, other) => one.top - other.top)
  shown.forEach((line, index) => {
    for (const other of shown.slice(index + 1)) {
      if (other.top >= line.bottom) break
      if (other.text === line.text || other.layer !== line.layer || !meet(line, other)) continue
      tell(line.text.data, `on “${other.text.data.trim().slice(0, 50)}”`)
    }
  })

  /** Where a control is drawn. One without a ground, such as a button over the words that it opens, is its signs alone. */
  const drawnAt = (control: Element): Edges[] => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(control)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px')
      return [clipScrolled(control, control.getBoundingClientRect())]
    const signs = [...control.querySelectorAll('svg')].map((sign) =>
      clipScrolled(sign, sign.getBoundingClientRect()),
    )
    return [...signs, ...shown.filter(({ owner }) => control.contains(owner))]
  }

  const controls = [...top.querySelectorAll(CONTROLS)].filter(isForEyes)
  const width = root.clientWidth
  for (const control of controls) {
    const edges = control.getBoundingClientRect()
    if (edges.width < 2 || isScrolledAway(control, edges)) continue
    let isFree = true
    for (let box = control.parentElement; box; box = box.parentElement)
      if (overflowOf(box).scrollsX) isFree = false
    if (isFree && (edges.left < -SLACK || edges.right > width + SLACK))
      found.add(`${nameOf(control)} is outside of the window`)
    // A slider has more height than is drawn, so that fingers meet it.
    if (control instanceof HTMLInputElement && control.type === 'range') continue
    const layer = layerOf(control)
    const parts = drawnAt(control)
    for (const line of shown) {
      if (line.layer !== layer || control.contains(line.owner) || line.owner.contains(control))
        continue
      if (parts.some((part) => meet(line, part))) tell(line.text.data, `on ${nameOf(control)}`)
    }
  }

  for (const field of top.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen || !isForEyes(field)) continue
    pen.font = font
    const room =
      field.clientWidth -
      Number.parseFloat(paddingInlineStart) -
      Number.parseFloat(paddingInlineEnd)
    if (pen.measureText(field.placeholder).width > room + SLACK)
      found.add(`“${field.placeholder}” is cut by its field`)
  }
  return [...found]
}
