import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { NIGHT } from './picture-night.ts'

type DrawnPictureProps = Pick<
  ComponentProps<'img'>,
  'className' | 'decoding' | 'fetchPriority' | 'loading' | 'style'
> & {
  /** Address of a file that `drawThemedArtworkFile` drew. */
  readonly address: string
}

/**
 * A drawn file by day and by night: decoration, of which CSS shows the theme's. Both elements name one
 * file, so the browser asks for it once. A file cannot follow the theme by itself: WebKit draws an SVG
 * image in its light colours also where the `color-scheme` of the page is dark.
 */
export const DrawnPicture = ({
  address,
  className,
  fetchPriority,
  ...others
}: DrawnPictureProps) => (
  <>
    <img
      {...others}
      src={address}
      alt=""
      width={1200}
      height={630}
      {...(fetchPriority === undefined ? {} : { fetchPriority })}
      className={classNames('raat:hidden', className)}
    />
    <img
      {...others}
      src={`${address}#${NIGHT}`}
      alt=""
      width={1200}
      height={630}
      // React would ask the browser to preload any other picture, and this file is preloaded already.
      fetchPriority="low"
      className={classNames('not-raat:hidden', className)}
    />
  </>
)
