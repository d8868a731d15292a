const PETALS = 20

/** A rangoli behind the head of a musician who has a loop. */
export const Halo = () => (
  <>
    {Array.from({ length: PETALS }, (_, index) => (
      <path
        key={index}
        d="M60 4q5 6 0 13q-5-7 0-13Z"
        transform={`rotate(${(360 / PETALS) * index} 60 60)`}
        style={{ fill: 'var(--cloth)' }}
        opacity={0.75}
      />
    ))}
    <circle cx={60} cy={60} r={40.5} style={{ fill: 'var(--cloth)' }} opacity={0.2} />
    <circle
      cx={60}
      cy={60}
      r={40.5}
      fill="none"
      style={{ stroke: 'var(--cloth)' }}
      strokeWidth={1.6}
      strokeDasharray=".1 5"
      strokeLinecap="round"
    />
  </>
)
