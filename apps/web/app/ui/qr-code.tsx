import encodeQR from 'qr'

/** Light modules around the code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4

const drawCode = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`
}

export type QrCodeProps = {
  /** The link. */
  readonly text: string
  readonly alt: string
}

/** A link as a QR code: dark on light in both themes, as many readers take no other. */
export const QrCode = ({ text, alt }: QrCodeProps) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(drawCode(text))}`}
    alt={alt}
    className="mx-auto aspect-square w-full max-w-56 rounded-2xl border border-line bg-[#fff]"
  />
)
