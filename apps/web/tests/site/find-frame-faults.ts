import { pathIn, say, type Language, type Page, type Text } from './built-site.ts'
import { all, allNamed, attributeOf, nameOf, one, textOf, type Tree } from './elements.ts'

/** What the header and the footer say and where it leads: in English word by word, in Hindi by the key of the text. */
const MARK = ['Dhvani', 'site_name', '/'] as const
const TAGLINE = ['Indian Ambient Sound Mixer', 'tagline'] as const
const SIGN_IN = ['Sign In', 'sign_in', '/auth'] as const
const IN_HEADER = [
  ['Home', 'nav_home', '/'],
  ['Blog', 'nav_blog', '/blog'],
  ['Contact', 'nav_contact', '/contact'],
  ['Riyaz', 'nav_riyaz', '/riyaz'],
  ['Desi Beatboxer', 'nav_beatboxer', '/beatboxer'],
] as const
const IN_FOOTER = [
  ['Riyaz', 'nav_riyaz', '/riyaz'],
  ['Donate', 'nav_donate', '/donate'],
  ['Contact', 'nav_contact', '/contact'],
  ['Terms', 'nav_terms', '/terms'],
  ['Privacy', 'nav_privacy', '/privacy'],
  ['Accessibility', 'accessibility_title', '/accessibility'],
] as const

const TWIN = { en: 'hi', hi: 'en' } as const satisfies Record<Language, Language>

type Words = readonly [english: string, key: Text, ...path: readonly string[]]

const wordsOf = (language: Language, [english, key]: Words): string =>
  language === 'en' ? english : say(language, key)

const wantedLinks = (language: Language, links: readonly Words[]): readonly string[] =>
  links.map((link) => `${wordsOf(language, link)} → ${pathIn(language, link[2] ?? '')}`)

/** @returns every link below `tree`: its name and where it leads */
const linksIn = (tree: Tree): readonly string[] =>
  all(tree, 'a').map((link) => `${nameOf(link)} → ${attributeOf(link, 'href') ?? ''}`)

const differ = (page: Page, what: string, found: unknown, wanted: unknown): readonly string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${page.path}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]

/** @returns what the header and the footer of a page lack, or have and should not */
export const findFrameFaults = (page: Page): readonly string[] => {
  const { tree, language, plainPath } = page
  const [header, footer] = [one(tree, 'header'), one(tree, 'footer')]
  const [mark] = all(header, 'a')
  const twin = one(header, 'a', { hreflang: true })
  const signIn = allNamed(header, 'a', wordsOf(language, SIGN_IN))
  const home = plainPath === '/404' ? '/' : plainPath
  return [
    ...differ(page, 'the mark', mark && [nameOf(mark), attributeOf(mark, 'href')], [
      wordsOf(language, MARK),
      pathIn(language, '/'),
    ]),
    ...differ(page, 'the brand', mark && textOf(mark).includes('ध्वनि'), true),
    ...differ(page, 'the tagline', textOf(header).includes(wordsOf(language, TAGLINE)), true),
    ...differ(
      page,
      'the navigation',
      linksIn(one(header, 'nav', { 'aria-label': say(language, 'nav_label') })),
      wantedLinks(language, IN_HEADER),
    ),
    // One for wide screens, one for narrow ones.
    ...differ(
      page,
      'Sign In',
      signIn.map((link) => attributeOf(link, 'href')),
      [pathIn(language, '/auth'), pathIn(language, '/auth')],
    ),
    ...differ(
      page,
      'the link to the other language',
      [attributeOf(twin, 'hreflang'), attributeOf(twin, 'lang'), attributeOf(twin, 'href')],
      [TWIN[language], TWIN[language], pathIn(TWIN[language], home)],
    ),
    ...differ(
      page,
      'the footer',
      linksIn(one(footer, 'nav', { 'aria-label': say(language, 'footer_nav_label') })),
      wantedLinks(language, IN_FOOTER),
    ),
    // One of them, to the account, is hidden until a script knows who is signed in.
    ...differ(page, 'the links of the header', all(header, 'a').length, 9),
    ...differ(page, 'the links of the footer', all(footer, 'a').length, 5),
  ]
}
