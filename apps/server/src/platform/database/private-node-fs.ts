import { NodeFS } from '@electric-sql/pglite/nodefs'

type Attributes = { mode?: number }
type Operations = { setattr: (node: unknown, attributes: Attributes) => unknown }
type NodeFileSystem = { node_ops: Operations; stream_ops: Operations }

const OWNER_ONLY = ~0o077

const keepPrivate = (operations: Operations): void => {
  const { setattr } = operations
  operations.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: attributes.mode & OWNER_ONLY },
    )
}

/**
 * Files of the embedded database, for their owner alone. Emscripten sets the mode of each new file
 * again after it was created, and so undoes the umask of the process.
 */
export class PrivateNodeFs extends NodeFS {
  override async init(
    ...[database, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    const closeFiles = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem }
      keepPrivate(NODEFS.node_ops)
      keepPrivate(NODEFS.stream_ops)
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), closeFiles]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
