import { DrawnPicture } from '#ui/art/drawn-picture.tsx'
import { classNames } from '#ui/class-names.ts'

type ArticlePictureProps = {
  readonly article: { readonly picture: string; readonly tint: string }
  /** Set for the picture at the top of a page: the browser loads it at once. */
  readonly isFirst?: boolean
  readonly className?: string
}

/** Decoration beside a title. Its background colour shows until the picture has loaded. */
export const ArticlePicture = ({ article, isFirst = false, className }: ArticlePictureProps) => (
  <DrawnPicture
    address={article.picture}
    decoding="async"
    {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    className={classNames('w-full object-cover', className)}
    style={{ backgroundColor: article.tint }}
  />
)
