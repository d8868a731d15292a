import { renderAsync } from '@resvg/resvg-js'

/** Size of a social card, in pixels: what WhatsApp, Facebook and X show whole. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Renders an SVG of outlines and pictures, beside the event loop. No font of the machine is read. */
export const renderPng = async (svg: string): Promise<Buffer> => {
  const drawing = await renderAsync(svg, {
    fitTo: { mode: 'width', value: SOCIAL_SIZE.width },
    font: { loadSystemFonts: false },
  })
  return drawing.asPng()
}
