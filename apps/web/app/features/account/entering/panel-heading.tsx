import { useEffect, useRef } from 'react'

/**
 * The heading of a panel takes the focus when a press changes the panel. The pressed button goes
 * away with the old panel, so the browser would move the focus to the top of the page.
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
    // The address of the page can choose a mode too; that change takes no focus.
    if (isPressed.current) heading.current?.focus()
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none">
      {children}
    </h1>
  )
}
