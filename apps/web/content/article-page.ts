import type { ArticleCategory } from './front-matter.ts'
import type { Source } from './bibliography.ts'

/** What a card shows of an article. */
export type ArticleSummary = {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly category: ArticleCategory
  /** 'YYYY-MM-DD' */
  readonly published: string
  readonly readMinutes: number
  /** Address of the picture. */
  readonly picture: string
  /** Its ground in both themes, seen until the picture is there. */
  readonly tint: string
}

/** A card that can be searched for. */
export type ListedArticle = ArticleSummary & { readonly keywords: readonly string[] }

/** What the head of an article's page is made of; its route carries it as `handle`. */
export type ArticleHead = Pick<
  ArticleSummary,
  'slug' | 'title' | 'category' | 'published' | 'readMinutes'
> & {
  readonly description: string
  readonly keywords: readonly string[]
}

/** Everything around an article's text. */
export type ArticlePage = ArticleSummary & {
  readonly sections: readonly { readonly id: string; readonly text: string }[]
  readonly sources: readonly Source[]
  readonly related: readonly ArticleSummary[]
  /** Names of what can be heard in the text, by id; what was not rendered is absent. */
  readonly heard: Readonly<Record<string, string>>
}
