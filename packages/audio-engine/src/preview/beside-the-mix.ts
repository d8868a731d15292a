import type { AudioHost, LiveGraph } from '../context/audio-host.ts'

/**
 * The same context, with strips that pass by the mix and its master.
 *
 * @param findOutput  the node that they play into
 */
export const besideTheMix = (
  host: AudioHost,
  findOutput: (graph: LiveGraph) => AudioNode,
): AudioHost => ({
  ...host,
  resumeGraph() {
    const graph = host.resumeGraph()
    return {
      ...graph,
      openStrip: (value) => graph.openStrip(value, findOutput(graph)),
    }
  },
})
