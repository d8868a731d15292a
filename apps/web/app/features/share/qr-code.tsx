import { create } from 'qrcode'
import { m } from '#messages'

/** Light modules around the code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4

const drawCode = (text: string): string => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = [...modules.data.entries()]
    .filter(([, isDark]) => isDark)
    .map(([at]) => `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`)
  const side = modules.size + 2 * QUIET_ZONE
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`
}

/** A link as a QR code: dark on light in both themes, as many readers take no other. */
export const QrCode = ({ text }: { readonly text: string }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(drawCode(text))}`}
    alt={m.share_qr()}
    className="mx-auto aspect-square w-full max-w-56 rounded-2xl border border-line bg-[#fff]"
  />
)
