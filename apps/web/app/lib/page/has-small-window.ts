/** Where a window stays above all others: https://wicg.github.io/document-picture-in-picture/ */
type WindowOpener = {
  requestWindow(size: WindowSize): Promise<Window>
}

/** In CSS pixels. */
export type WindowSize = { readonly width: number; readonly height: number }

declare global {
  // Without it here, TypeScript does not know the property.
  var documentPictureInPicture: WindowOpener | undefined
}

/** A page within another page may not open one. */
export const hasSmallWindow = (): boolean =>
  globalThis.documentPictureInPicture !== undefined && globalThis.top === globalThis.self
