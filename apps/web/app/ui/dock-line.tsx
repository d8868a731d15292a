import { createStore, useStore } from '#lib/store/store.ts'

const place = createStore<Element | null>(null)
const { set: putInDock } = place

/** Where the dock takes a line of another feature, above its buttons. */
export const DockLinePlace = () => <div ref={putInDock} className="shrink-0 empty:hidden" />

/** @returns the dock's place, while there is a dock */
export const useDockLine = (): Element | null => useStore(place, null)
