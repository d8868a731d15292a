const DIALOG = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]'

const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null

/** Calls `look` when the page may have opened or closed a dialog. @returns a function that ends this */
const watchDialogs = (look: () => void): (() => void) => {
  // Dialogs and menus are put at the end of the page.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** Calls `act` at once, or when the last dialog has closed. @returns a function that ends the wait */
export const whenNoDialog = (act: () => void): (() => void) => {
  if (!isDialogOpen()) {
    act()
    return () => undefined
  }
  const leave = watchDialogs(() => {
    if (isDialogOpen()) return
    leave()
    act()
  })
  return leave
}

/** The toast goes when a dialog opens. */
export const untilDialog = (end: () => void): (() => void) =>
  watchDialogs(() => {
    if (isDialogOpen()) end()
  })
