import { parseArgs } from 'node:util'

/** A part of a form: an option, perhaps with its value, or a word. */
const PART = /(\[)?(?:--([\w-]+)(?: ([A-Z][^\s\]]*))?|([^\s[\]]+?))\]?(\.\.\.)?(?=\s|$)/g

const readForm = (form) => {
  const parts = [...form.matchAll(PART)].map(([, bracket, option, value, word, again]) => ({
    isNeeded: bracket === undefined,
    option,
    word,
    type: value === undefined ? 'boolean' : 'string',
    multiple: again !== undefined,
  }))
  return {
    options: parts.filter(({ option }) => option),
    words: parts.filter(({ word }) => word),
  }
}

const parse = (options, args) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(
      options.map(({ option, type, multiple }) => [option, { type, multiple }]),
    ),
  })

const stands = ({ word }, text) => word === word.toUpperCase() || word.split('|').includes(text)

const DASHED = 'A word that begins with a dash is typed after --'

/** Whether a person may have meant a word, such as a password, by what begins with a dash. */
const mayBeWord = (form, given) => {
  const { words } = readForm(form)
  const typed = given.filter((text) => !text.startsWith('-')).length
  return given[0] === words[0]?.word && typed < words.length
}

/** @returns what keeps the words from being of a form */
const findFault = (form, given) => {
  const { options, words } = readForm(form)
  let parsed
  try {
    parsed = parse(options, given)
  } catch (error) {
    const fault = error.message.split(/[.\n]/, 1)[0]
    return mayBeWord(form, given) ? `${fault}. ${DASHED}` : fault
  }
  const { values, positionals } = parsed
  const last = words.at(-1)
  const odd = positionals.find((text, index) => {
    const wanted = words[index] ?? (last?.multiple ? last : undefined)
    return !wanted || !stands(wanted, text)
  })
  if (odd !== undefined) return `“${odd}” is not among what it takes`
  const missing = [
    ...options.filter(({ option, isNeeded }) => isNeeded && values[option] === undefined),
    ...words.slice(positionals.length).filter(({ isNeeded }) => isNeeded),
  ]
  return missing.length > 0
    ? `${missing[0].word ?? `--${missing[0].option}`} is missing`
    : undefined
}

/**
 * @param {{ readonly script: string, readonly installs?: string, readonly toolsFor?: string }} command
 * @param {readonly string[]} words
 * @returns what a command installs before it runs: `product`, or the tools of tests too
 */
export const chooseInstall = ({ installs = 'all', toolsFor }, [first]) =>
  toolsFor !== undefined && first === toolsFor ? 'all' : installs

const NPM_OWN = ['start', 'test']

/** @returns the ways in which a command may be typed, one a line */
export const describeForms = (name, forms) =>
  forms
    .map(
      (form) =>
        `npm ${NPM_OWN.includes(name) ? '' : 'run '}${name}${form === '' ? '' : ` -- ${form}`}`,
    )
    .join('\n')

/**
 * @param forms of the command, as `commands.mjs` explains them
 * @returns what to tell a person who typed something that is of no form
 */
export const explainWords = (name, forms, given) => {
  const faults = forms.map((form) => findFault(form, given))
  if (faults.includes(undefined)) return undefined
  const meant = forms.findIndex((form) => form.split(' ', 1)[0] === given[0])
  return `dhvani: ${faults[Math.max(meant, 0)]}. It is typed so:\n${describeForms(name, forms)}`
}
