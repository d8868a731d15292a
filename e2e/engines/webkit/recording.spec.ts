import { test } from './test.ts'

test('where the browser has no microphone, the page says so, and takes a file all the same', async ({
  driver,
  signIn,
}) => {
  await signIn()
  await driver.press('button', /^Upload Sound$/)
  await driver.press('button', /^Record$/)
  await driver.expectText(/This device has no microphone that the browser can use\./)
  await driver.press('button', /^Back$/)
  await driver.expectText(/Choose a file, or drop it here/)
})
