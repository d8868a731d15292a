import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { followWriting, mayReload } from './may-reload.ts'

let end = () => {}
beforeEach(() => {
  document.body.innerHTML = `<input type="checkbox" id="box" /><input type="range" id="fader" value="3" />
    <input id="name" value="Asha" /><textarea id="message"></textarea>
    <select id="country"><option>India</option><option>Nepal</option></select>`
})
afterEach(() => end())

const follow = () => {
  end = followWriting()
}
const get = (id: string) => document.getElementById(id) as HTMLInputElement
const change = (id: string, value: string) => {
  get(id).value = value
  get(id).dispatchEvent(new Event('input', { bubbles: true }))
}

it('lets a page go whose fields are as they were made', () => {
  follow()
  expect(mayReload()).toBe(true)
})

it.each([
  ['name', 'Asha L.'],
  ['message', 'A koel'],
  ['country', 'Nepal'],
])('keeps a page with something written in %s', (id, value) => {
  follow()
  change(id, value)
  expect(mayReload()).toBe(false)
})

it('keeps a page in which a box was ticked, until the box is gone', () => {
  follow()
  get('box').click()
  expect(mayReload()).toBe(false)
  get('box').remove()
  expect(mayReload()).toBe(true)
})

it('keeps a page with text that was written before it could see it', () => {
  get('message').value = 'written early'
  follow()
  expect(mayReload()).toBe(false)
})

it('lets a page go after the text was taken out again, and after a fader was moved', () => {
  follow()
  change('message', 'A koel')
  change('message', '')
  change('fader', '7')
  expect(mayReload()).toBe(true)
})

it('keeps a page while a part of it asks for that', () => {
  follow()
  let isPlaying = true
  const release = holdPageWhile(() => isPlaying)
  expect(mayReload()).toBe(false)
  isPlaying = false
  expect(mayReload()).toBe(true)
  isPlaying = true
  release()
  expect(mayReload()).toBe(true)
})
