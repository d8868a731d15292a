/** Nobody hears this port. */
const { port1: nowhere, port2 } = new MessageChannel()
port2.close()

/**
 * Gives back memory that the browser itself has had in its hands: what came by a message, and what was written to a file. A browser
 * holds on to that until it collects, also after `transfer(0)`, but not once it has been sent on.
 *
 * @param arrays each alone in its buffer; of length 0 afterwards
 */
export const letGo = (arrays: readonly ArrayBufferView<ArrayBuffer>[]): void =>
  nowhere.postMessage(
    undefined,
    arrays.map(({ buffer }) => buffer),
  )
