import { latePart } from './late-part.tsx'

/** A QR code whose code arrives when one is shown. */
export const LateQrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode, {
  waiting: () => <div className="mx-auto aspect-square w-full max-w-56" />,
})
