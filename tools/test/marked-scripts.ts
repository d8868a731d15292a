import { definePlugin, Rule, TextNode, type HtmlElement } from 'html-validate'

/** Languages that are written in Devanagari. */
const WRITTEN_IN_DEVANAGARI = /^(?:hi|mr|ne|sa)\b/

const DEVANAGARI = /[\u0900-\u097f]/

/** Attributes whose words a screen reader says. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
]

/** What it says is read by programs, and has a language of its own or none. */
const SILENT = new Set(['script', 'style', 'template'])

const languageOf = (element: HtmlElement): string =>
  element.closest('[lang]')?.getAttributeValue('lang') ?? ''

const spokenBy = (element: HtmlElement): string[] => [
  ...element.childNodes.filter((node) => node instanceof TextNode).map((node) => node.textContent),
  ...SPOKEN.map((name) => element.getAttributeValue(name) ?? ''),
]

/**
 * An English voice skips Devanagari, or spells it. Romanised words stay unmarked: a Hindi voice reads
 * Latin letters as English (decision 157).
 */
class MarkedScript extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const element of document.querySelectorAll('*')) {
        if (SILENT.has(element.tagName) || WRITTEN_IN_DEVANAGARI.test(languageOf(element))) continue
        const unmarked = spokenBy(element).find((text) => DEVANAGARI.test(text))
        if (unmarked !== undefined)
          this.report(element, `“${unmarked.trim()}” has no lang of a language in Devanagari`)
      }
    })
  }
}

export const MARKED_SCRIPT = 'dhvani/marked-script'

/** A rule of html-validate: Devanagari stands only where `lang` says so. */
export const markedScripts = definePlugin({
  name: 'dhvani',
  rules: { [MARKED_SCRIPT]: MarkedScript },
})
