import { Counter, Gauge, type Registry } from 'prom-client'

type ReadMetric = {
  readonly name: string
  readonly help: string
  /** Called at each scrape of Prometheus. */
  readonly read: () => number
}

export const addGauge = (registry: Registry, { name, help, read }: ReadMetric): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => gauge.set(read()),
  })
}

/** @param metric `read` gives a total since the start of the process */
export const addCounter = (registry: Registry, { name, help, read }: ReadMetric): void => {
  const counter: Counter = new Counter({
    name,
    help,
    registers: [registry],
    collect: () => {
      counter.reset()
      counter.inc(read())
    },
  })
}
