const LAMPS: Readonly<Record<10 | 50 | 100, readonly number[]>> = {
  10: [0],
  50: [-27, 27],
  100: [-54, 0, 54],
}

/** One, two or three lamps. */
export const TierPicture = ({ amount }: { readonly amount: 10 | 50 | 100 }) => (
  <svg aria-hidden viewBox="-80 -52 160 86" className="h-24 w-44">
    {LAMPS[amount].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M0-46C12-30 15-20 0-6C-15-20-12-30 0-46Z" fill="var(--marigold)" />
        <path d="M0-32C6-24 7-17 0-9C-7-17-6-24 0-32Z" fill="var(--surface)" />
        <path d="M-22 0H22C20 17 10 23 0 23S-20 17-22 0Z" fill="var(--terracotta)" />
        <path d="M-22 0H22" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M-14 30H14" stroke="var(--terracotta)" strokeWidth="4" strokeLinecap="round" />
      </g>
    ))}
  </svg>
)
