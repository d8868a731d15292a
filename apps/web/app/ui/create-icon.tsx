import type { ComponentType, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> & {
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A sign in the line of the text: 24 by 24, drawn in its colour. Screen readers pass over it. */
export type Icon = ComponentType<IconProps>

/**
 * @param name as Lucide has it
 * @param drawing what stands inside of its `<svg>`
 */
export const createIcon =
  (name: string, drawing: string): Icon =>
  ({ size = 24, className, ...rest }) => (
    <svg
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
