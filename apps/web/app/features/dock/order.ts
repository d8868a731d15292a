type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** @returns the ids with one of them at another place; the same ones where it is not among them */
export const moveTo = (ids: readonly string[], id: string, to: number): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id).toSpliced(to, 0, id) : ids

/** @returns the index of the box under a point; `undefined` between the boxes and beside them */
export const findBox = (
  boxes: readonly Box[],
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): number | undefined => {
  const found = boxes.findIndex(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX < right && clientY >= top && clientY < bottom,
  )
  return found < 0 ? undefined : found
}
