import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { MARKED_SCRIPT, markedScripts } from './marked-scripts.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [markedScripts],
    rules: { [MARKED_SCRIPT]: 'error' },
  }),
)

const findIn = async (body: string, language = 'en'): Promise<string[]> => {
  const { results } = await validator.validateString(`<html lang="${language}">${body}</html>`)
  return results.flatMap(({ messages }) => messages.map(({ message }) => message))
}

it('finds Devanagari in a text and in a name that English is said to be', async () => {
  expect(await findIn('<p>Say <b>ध्वनि</b></p>')).toEqual([
    '“ध्वनि” has no lang of a language in Devanagari',
  ])
  expect(await findIn('<a href="/hi" aria-label="हिन्दी">Hindi</a>')).toHaveLength(1)
  expect(await findIn('<p><span lang="hi"><i lang="en">ध्वनि</i></span></p>')).toHaveLength(1)
})

it('accepts it in Hindi and in Sanskrit, and in what is not said', async () => {
  expect(await findIn('<p>Say <b lang="hi">ध्वनि</b>, <i lang="sa-Deva">ॐ</i></p>')).toEqual([])
  expect(await findIn('<p>ध्वनि</p>', 'hi')).toEqual([])
  expect(await findIn('<script type="application/json">"ध्वनि"</script>')).toEqual([])
})
