import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { REPOSITORY } from '../start/repository.ts'
import { MARKED_SCRIPT, markedScripts } from './marked-scripts.ts'
import type { Outcome } from './outcome.ts'
import type { Print, Step } from './run-step.ts'

const SITE = join(REPOSITORY, 'apps/web/build/client')
/** What React Router writes for servers that know no pages; ours never sends it. */
const FALLBACK = '__spa-fallback.html'
/** Shown of one page; the rest is mostly the same. */
const SHOWN = 5

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [markedScripts],
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      [MARKED_SCRIPT]: 'error',
      // As React writes: `charSet`, `<br/>`, `hidden=""`, attributes of its own choice.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // All of it comes from our own address.
      'require-sri': 'off',
      // Our fieldsets have no group to name: they disable the fields of a form together.
      'wcag/h71': 'off',
    },
  }),
)

const validate = async (page: string, print: Print): Promise<boolean> => {
  const html = await readFile(join(SITE, page), 'utf8')
  const { valid, results } = await validator.validateString(html, page)
  const messages = results.flatMap((result) => result.messages)
  for (const { line, column, message, ruleId, selector } of messages.slice(0, SHOWN))
    print(`  ${page}:${line}:${column} ${message} [${ruleId}] ${selector ?? ''}\n`)
  return valid && messages.length === 0
}

/** Reads every prerendered page, in every language, as the HTML standard does; one check a page. */
export const validHtmlStep: Step = {
  name: 'HTML',
  run: async (print): Promise<Outcome> => {
    const files = await readdir(SITE, { recursive: true })
    const pages = files.filter((name) => name.endsWith('.html') && name !== FALLBACK).toSorted()
    let passed = 0
    for (const page of pages) if (await validate(page, print)) passed += 1
    print(`  ${passed} of ${pages.length} pages are valid\n`)
    return { passed, failed: pages.length - passed + (pages.length === 0 ? 1 : 0), skipped: 0 }
  },
}
