import { commands } from 'vitest/browser'

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    const asked = indexedDB.deleteDatabase(name)
    asked.onsuccess = () => done()
    asked.onerror = () => fail(new Error(`The browser keeps the database ${name}`))
  })

/** Takes away what the last test left in the browser, and gives it the screen of the next one. */
export const cleanBrowser = async (hasTouch: boolean): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) await deleteDatabase(name)
  for (const name of await caches.keys()) await caches.delete(name)
  await commands.prepareDevice(hasTouch)
}
