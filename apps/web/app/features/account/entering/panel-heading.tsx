import { useEffect, useRef } from 'react'

/**
 * The button that leads to another panel goes away with its own: the focus then waits at the new
 * heading, which is read out, and not at the top of the page.
 */
export const PanelHeading = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(children)
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    addEventListener('click', press, { capture: true })
    return () => removeEventListener('click', press, { capture: true })
  }, [])
  useEffect(() => {
    if (shown.current === children) return
    shown.current = children
    // An address that asks for a mode changes the heading too, before anybody did anything.
    if (isPressed.current) heading.current?.focus()
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none">
      {children}
    </h1>
  )
}
