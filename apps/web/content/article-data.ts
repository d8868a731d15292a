import type { ArticleCategory } from './front-matter.ts'
import type { ArticleLanguage } from './article-languages.ts'
import type { ListedSource } from './mark-sources.ts'
import type { ArticleSizes } from './sizes/read-sizes.ts'

/** The data that a card shows of an article. */
export type ArticleSummary = {
  readonly slug: string
  /** Language of the text; English where it is left out. */
  readonly language?: ArticleLanguage | undefined
  readonly title: string
  readonly excerpt: string
  readonly category: ArticleCategory
  /** 'YYYY-MM-DD' */
  readonly published: string
  readonly readMinutes: number
  /** Address of the picture. */
  readonly picture: string
  /** Background in both themes, shown until the picture has loaded. */
  readonly tint: string
}

/** A card that the blog's search can find. */
export type ListedArticle = ArticleSummary & { readonly keywords: readonly string[] }

/** The data of an article's `head` element; its route exports it as `handle`. */
export type ArticleHead = Pick<
  ArticleSummary,
  'slug' | 'language' | 'title' | 'category' | 'published' | 'readMinutes'
> & {
  /** 'YYYY-MM-DD' */
  readonly updated?: string | undefined
  /** The category in another language than English, which has the category itself. */
  readonly section?: string
  readonly description: string
  readonly keywords: readonly string[]
}

/** Everything around an article's text. */
export type ArticleData = ArticleSummary & {
  /** 'YYYY-MM-DD' */
  readonly updated?: string | undefined
  readonly sections: readonly { readonly id: string; readonly text: string }[]
  readonly sources: readonly ListedSource[]
  readonly sizes?: ArticleSizes | undefined
  readonly related: readonly ArticleSummary[]
  /** Ids of the sounds and loops that the text plays, without those that the build did not render. */
  readonly heard: readonly string[]
}
