import { createStore, useStore } from '#lib/store/store.ts'

const dock = createStore<Element | null>(null)
const { set: putInDock } = dock

/** Where the dock takes a chip of another feature. */
export const ChipPlace = ({ className }: { readonly className?: string }) => (
  <div ref={putInDock} className={className} />
)

const place = {
  subscribe: dock.subscribe,
  getSnapshot: () => dock.getSnapshot() ?? document.querySelector('[data-chip-place]'),
}

/** @returns the dock's place while there is a dock, otherwise that of the header */
export const useChipPlace = (): Element | null => useStore(place, null)
