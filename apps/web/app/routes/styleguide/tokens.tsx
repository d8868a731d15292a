import { Sample } from './sample.tsx'

const COLOURS =
  'bg-ground bg-surface bg-sunken bg-line bg-edge bg-ink bg-ink-soft bg-marigold bg-marigold-deep bg-marigold-wash bg-terracotta bg-terracotta-wash bg-peacock bg-peacock-wash bg-danger bg-danger-wash bg-action bg-action-hover bg-on-action bg-lit-edge bg-lit-wash bg-on-lit'.split(
    ' ',
  )

const SIZES = ['text-sm', 'text-base', 'text-xl', 'text-2xl', 'text-4xl']

const SURFACES = [
  'rounded-xl border border-line',
  'rounded-card shadow-card',
  'rounded-2xl shadow-lift',
  'rounded-3xl border border-lit-edge shadow-lit',
]

/** Colours, type, corners and shadows. */
export const Tokens = () => (
  <>
    <Sample title="Colours">
      {COLOURS.map((colour) => (
        <div key={colour} className="w-28 text-sm">
          <div className={`h-14 rounded-xl border border-line ${colour}`} />
          <span>{colour.slice(3)}</span>
        </div>
      ))}
    </Sample>
    <Sample title="Type">
      {SIZES.map((size) => (
        <div key={size} className="w-full">
          <p className={`font-display ${size}`}>ध्वनि Dhvani: rain on tin, 0123456789</p>
          <p className={size}>ध्वनि Dhvani: rain on tin, 0123456789</p>
        </div>
      ))}
      <p className="w-full font-semibold">Half bold, for what is pressed and what is said</p>
      <p className="w-full text-ink-soft">Soft ink, for what stands beside</p>
      <p className="tabular w-full">Figures of one width: 25:00, 11:11</p>
    </Sample>
    <Sample title="Corners and shadows">
      {SURFACES.map((surface) => (
        <div key={surface} className={`w-60 bg-surface p-4 text-sm ${surface}`}>
          {surface}
        </div>
      ))}
    </Sample>
  </>
)
