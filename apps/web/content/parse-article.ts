import type { Paragraph, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'

const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx)

/** The parts of an article that its rules look at. Nothing is validated here. */
export type ParsedArticle = {
  /** The YAML block, not yet checked against the schema. */
  readonly frontMatter: unknown
  readonly headings: readonly { readonly depth: number; readonly text: string }[]
  /** Text of every paragraph and list item in order, with that of the promotion. */
  readonly paragraphs: readonly string[]
  readonly listCount: number
  readonly links: readonly string[]
  /** Components used, with their attributes as written. */
  readonly components: readonly {
    readonly name: string
    readonly attributes: Readonly<Record<string, string>>
  }[]
  /** Name of the component that the last block is, if it is one. */
  readonly lastBlock: string | undefined
  /** Headings, paragraphs and list items: the text of the page's `article` element. */
  readonly text: string
}

/** Parses an article's MDX. Throws if it is not valid MDX or has no YAML front matter. */
export function parseArticle(source: string): ParsedArticle {
  const tree = mdx.parse(source)
  const [yaml, ...body] = tree.children
  if (yaml?.type !== 'yaml') throw new Error('An article begins with YAML front matter')

  const headings: { depth: number; text: string }[] = []
  const paragraphs: string[] = []
  const links: string[] = []
  const components: { name: string; attributes: Record<string, string> }[] = []
  const blocks: string[] = []
  let listCount = 0

  const visit = (node: RootContent | Paragraph): void => {
    if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: toString(node) })
      blocks.push(toString(node))
    }
    if (node.type === 'paragraph') {
      paragraphs.push(toString(node))
      blocks.push(toString(node))
    }
    if (node.type === 'list') listCount += 1
    if (node.type === 'link') links.push(node.url)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attributes: Record<string, string> = {}
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
          attributes[attribute.name] = attribute.value
        }
      }
      components.push({ name: node.name ?? '', attributes })
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  for (const node of body) visit(node)

  const last = body.at(-1)
  return {
    frontMatter: parseYaml(yaml.value),
    headings,
    paragraphs,
    listCount,
    links,
    components,
    lastBlock: last?.type === 'mdxJsxFlowElement' ? (last.name ?? undefined) : undefined,
    text: blocks.join('\n'),
  }
}

/** Words of a text: runs between spaces that hold at least one letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
}
