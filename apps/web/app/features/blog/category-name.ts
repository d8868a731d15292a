import { m } from '#messages'
import type { ArticleCategory } from '#content/front-matter.ts'

const NAMES: Readonly<Record<ArticleCategory, () => string>> = {
  Sleep: m.blog_category_sleep,
  Focus: m.blog_category_focus,
  Meditation: m.blog_category_meditation,
  Wellness: m.blog_category_wellness,
  'Indian Music': m.blog_category_indian_music,
  Science: m.blog_category_science,
}

export const categoryName = (category: ArticleCategory): string => NAMES[category]()
