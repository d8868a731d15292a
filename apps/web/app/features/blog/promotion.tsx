import type { ReactNode } from 'react'

/** The closing paragraph about the product. It is part of the text and looks different. */
export const Promotion = ({ children }: { readonly children: ReactNode }) => (
  <div className="article-promotion">{children}</div>
)
