declare module '*.mdx' {
  import type { ComponentType } from 'react'
  import type { ArticleFrontMatter } from '#content/front-matter.ts'

  export const frontmatter: ArticleFrontMatter
  const Body: ComponentType
  export default Body
}
