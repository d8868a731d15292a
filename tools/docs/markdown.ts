/** Text without fenced and inline code, its lines kept, so that examples are no links or headings. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()#]/g, ' '))

const headingsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, title = '']) => title)

/**
 * The anchors of a page's headings, as GitHub makes them: lower case, punctuation dropped, spaces
 * turned into hyphens, and a number behind an anchor that is taken.
 */
export const anchorsOf = (text: string): ReadonlySet<string> => {
  const anchors = new Set<string>()
  for (const title of headingsOf(text)) {
    const plain = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let anchor = plain
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${plain}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

/** Numbers of headings such as `## 8. Sessions` and `### 8.1 Reuse`. */
export const sectionsOf = (text: string): ReadonlySet<string> =>
  new Set(headingsOf(text).flatMap((title) => /^(\d+(?:\.\d+)*)\.? /.exec(title)?.[1] ?? []))

/** Targets of links and images with their places in the text; addresses on the web are left out. */
export const linksOf = (text: string): { readonly target: string; readonly at: number }[] =>
  [...withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)/g)]
    .map((match) => ({ target: match[1] ?? '', at: match.index }))
    .filter(({ target }) => !/^[a-z][a-z+.-]*:/i.test(target))
