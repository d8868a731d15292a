import { isSeen, until, type Locator } from './locator.ts'

type Text = string | RegExp
type Found = { readonly is: boolean; readonly what: string }
type Check = () => Found | Promise<Found>
/** How long a claim waits, in milliseconds, where that is part of the claim. */
type Limit = { readonly timeout?: number }

const tidy = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/[\u200B\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const matches = (text: string, wanted: Text, isPart: boolean): boolean => {
  if (wanted instanceof RegExp) return wanted.test(text)
  return isPart ? text.includes(tidy(wanted)) : text === tidy(wanted)
}

/** A value is compared as it is: spaces count. */
const equals = (value: string, wanted: Text): boolean =>
  wanted instanceof RegExp ? wanted.test(value) : value === wanted

/** All texts match in their order; with `isPart` others may stand between them. */
const match = (texts: readonly string[], wanted: readonly Text[], isPart: boolean): boolean => {
  if (!isPart)
    return (
      texts.length === wanted.length &&
      wanted.every((one, index) => matches(texts[index] ?? '', one, false))
    )
  let next = 0
  for (const text of texts)
    if (next < wanted.length && matches(text, wanted[next] ?? '', true)) next += 1
  return next === wanted.length
}

/** @returns the share of an element that is seen: nothing clips it, and it is within the window */
const shareInView = (element: Element): Promise<number> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        done(entry?.isIntersecting ? entry.intersectionRatio : 0)
      },
      { root: element.ownerDocument },
    )
    observer.observe(element)
  })

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null

const isChecked = (element: Element): boolean =>
  'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true'

type ReadOptions = {
  readonly wanted?: Text
  /** Whether the claim is about a page without such an element, too. */
  readonly isWithout?: boolean
  readonly limit?: Limit
}

/** What a test claims of elements of a page, by Playwright's names: each claim waits until it is so. */
export class Claims {
  private readonly found: Locator
  private readonly message: string
  private readonly isNot: boolean

  constructor(found: Locator, message = '', isNot = false) {
    this.found = found
    this.message = message
    this.isNot = isNot
  }

  get not(): Claims {
    return new Claims(this.found, this.message, !this.isNot)
  }

  toBeVisible(limit: Limit = {}) {
    return this.ofOne(
      'is visible',
      (element) => element !== undefined && isSeen(element),
      true,
      limit,
    )
  }
  toBeHidden(limit: Limit = {}) {
    return this.ofOne(
      'is hidden',
      (element) => element === undefined || !isSeen(element),
      true,
      limit,
    )
  }
  toBeAttached() {
    return this.ofOne('is in the page', (element) => element !== undefined, true)
  }
  toBeFocused() {
    return this.ofOne(
      'has the focus',
      (element) => element?.ownerDocument.activeElement === element,
    )
  }
  toBeDisabled() {
    return this.ofOne('is disabled', (element) => isDisabled(element as Element))
  }
  toBeEnabled() {
    return this.ofOne('is enabled', (element) => !isDisabled(element as Element))
  }
  toBeChecked({ checked = true } = {}) {
    return this.ofOne('is checked', (element) => isChecked(element as Element) === checked)
  }
  toBeInViewport({ ratio = 0 } = {}) {
    return this.retry(`is in the viewport by ${ratio}`, async () => {
      const [element] = this.one()
      const share = element ? await shareInView(element) : 0
      return { is: share > 0 && share >= ratio - 0.001, what: String(share) }
    })
  }
  toHaveAttribute(name: string, value?: Text) {
    return this.read(
      `has ${name}`,
      ([element]) => {
        const has = element?.getAttribute(name) ?? null
        return {
          is: has !== null && (value === undefined || equals(has, value)),
          what: `${name}=${String(has)}`,
        }
      },
      value === undefined ? {} : { wanted: value },
    )
  }
  toHaveValue(value: Text) {
    return this.read(
      'has the value',
      ([element]) => {
        const has = (element as HTMLInputElement).value
        return { is: equals(has, value), what: has }
      },
      value === undefined ? {} : { wanted: value },
    )
  }
  toHaveCSS(name: string, value: Text) {
    return this.read(
      `has the style ${name}`,
      ([element]) => {
        const has =
          element?.ownerDocument.defaultView?.getComputedStyle(element).getPropertyValue(name) ?? ''
        return { is: equals(has, value), what: has }
      },
      value === undefined ? {} : { wanted: value },
    )
  }
  toHaveText(wanted: Text | readonly Text[]) {
    return this.texts(wanted, false)
  }
  toContainText(wanted: Text | readonly Text[]) {
    return this.texts(wanted, true)
  }
  toHaveCount(count: number) {
    return this.retry(`are ${count}`, () => {
      const { length } = this.found.elements()
      return { is: length === count, what: String(length) }
    })
  }

  toBeEmpty() {
    return this.ofOne('is empty', (element) => tidy(element?.textContent ?? '') === '')
  }

  private texts(wanted: Text | readonly Text[], isPart: boolean) {
    const isList = Array.isArray(wanted)
    return this.retry(`has the text ${String(wanted)}`, () => {
      const elements = isList ? this.found.elements() : this.one()
      const has = elements.map(({ textContent }) => tidy(textContent))
      const what = JSON.stringify(has)
      if (isList) return { is: match(has, wanted as readonly Text[], isPart), what }
      const [text] = has
      // What is not there neither has a text nor lacks it.
      return { is: text === undefined ? this.isNot : matches(text, wanted as Text, isPart), what }
    })
  }

  private ofOne(
    claim: string,
    isSo: (element: HTMLElement | undefined) => boolean,
    isWithout = false,
    limit: Limit = {},
  ) {
    return this.read(
      claim,
      ([element]) => ({ is: isSo(element), what: element ? outline(element) : 'nothing' }),
      { isWithout, limit },
    )
  }

  private read(
    claim: string,
    look: (elements: HTMLElement[]) => Found,
    { wanted, isWithout = false, limit = {} }: ReadOptions = {},
  ) {
    const check = () => {
      const elements = this.one()
      return elements.length === 0 && !isWithout
        ? { is: this.isNot, what: 'nothing' }
        : look(elements)
    }
    return this.retry(`${claim}${wanted === undefined ? '' : ` ${String(wanted)}`}`, check, limit)
  }

  /** @throws where the locator finds several: a claim is about one */
  private one(): HTMLElement[] {
    const elements = this.found.elements()
    if (elements.length > 1)
      throw new Error(`The page has ${elements.length} of ${this.found.selector}`)
    return elements
  }

  private async retry(claim: string, check: Check, { timeout }: Limit = {}): Promise<void> {
    let last = ''
    const isSo = async () => {
      try {
        const { is, what } = await check()
        last = what
        return is !== this.isNot
      } catch (error) {
        last = String(error)
        return false
      }
    }
    const complaint = () =>
      [
        this.message,
        `${this.found.selector} ${this.isNot ? 'never stops: it ' : 'never '}${claim}`,
        `last: ${last}`,
      ]
        .filter(Boolean)
        .join('\n')
    await until(isSo, complaint, timeout)
  }
}

const outline = (element: Element): string =>
  (element.cloneNode() as Element).outerHTML.slice(0, 200)
