import type { ReactNode } from 'react'

/** The closing paragraph about the product: part of the text, set apart. */
export const Promotion = ({ children }: { readonly children: ReactNode }) => (
  <div className="article-promotion">{children}</div>
)
