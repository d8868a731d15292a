import type { ComponentType, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> & {
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A sign in the line of the text: 24 by 24, drawn in its colour. */
export type Icon = ComponentType<IconProps>

/**
 * @param name of its file in icons/
 * @param drawing what stands inside of that file's `<svg>`
 */
export const createIcon =
  (name: string, drawing: string): Icon =>
  ({ size = 24, className, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
      className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
