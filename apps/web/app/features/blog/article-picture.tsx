import { classNames } from '#ui/class-names.ts'

type ArticlePictureProps = {
  readonly article: { readonly picture: string; readonly tint: string }
  /** For the picture that is seen at once. */
  readonly isFirst?: boolean
  readonly className?: string
}

/** Decoration: the title says what it is about. Its ground is there before the picture is. */
export const ArticlePicture = ({ article, isFirst = false, className }: ArticlePictureProps) => (
  <img
    src={article.picture}
    alt=""
    width={1200}
    height={630}
    decoding="async"
    {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    className={classNames('w-full object-cover', className)}
    style={{ backgroundColor: article.tint }}
  />
)
