import type { CSSProperties } from 'react'

/**
 * A clay lamp. Bowl and flame are two pictures, because a browser would paint one picture anew at every
 * frame of the flame.
 *
 * @param flame height of the flame, from 0 to 1
 */
export const Diya = ({ flame }: { readonly flame: number }) => (
  <div aria-hidden className="night-diya" style={{ '--flame': flame } as CSSProperties}>
    <svg viewBox="0 0 32 32">
      <path className="night-clay" d="M3 19.5c1.6 5.6 6.6 8.6 13 8.6s11.4-3 13-8.6z" />
      <ellipse className="night-oil" cx="16" cy="19.5" rx="13" ry="2.5" />
      <path className="night-dots" d="M6.5 23.2c5.5 3 13.5 3 19 0" />
      <path className="night-wick" d="M16 20v-3" />
    </svg>
    <svg viewBox="0 0 32 32" className="night-flame">
      <path
        className="night-glow"
        d="M16.6 4c.4 3.6 3.5 5.3 3.5 9.1 0 3-1.8 5-4.1 5s-4.2-1.9-4.2-4.6c0-2.1 1.3-3.2 2.2-4.9.8-1.4 1.6-2.7 2.6-4.6z"
      />
      <path
        className="night-heart"
        d="M16.3 10c.2 1.9 1.9 2.9 1.9 4.9 0 1.6-1 2.7-2.2 2.7s-2.3-1-2.3-2.5c0-1.1.7-1.7 1.2-2.6.5-.8.9-1.5 1.4-2.5z"
      />
    </svg>
  </div>
)
