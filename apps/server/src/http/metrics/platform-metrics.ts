import { Gauge, type Registry } from 'prom-client'
import type { Platform } from '#platform/platform.ts'
import { addCounter, addGauge } from './read-metrics.ts'

/** Numbers that the platform has at hand: they are read when Prometheus asks, and need no database. */
export const registerPlatformMetrics = (
  registry: Registry,
  { database, passwords }: Platform,
): void => {
  addCounter(registry, {
    name: 'dhvani_database_reopened_total',
    help: 'How often the embedded database did not answer and was opened anew.',
    read: () => database.timesReopened(),
  })
  const connections = new Gauge({
    name: 'dhvani_database_connections',
    help: 'Connections to the database; the embedded one has a single one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { busy, idle } = database.load()
      connections.set({ state: 'busy' }, busy)
      connections.set({ state: 'idle' }, idle)
    },
  })
  addGauge(registry, {
    name: 'dhvani_database_waiting',
    help: 'Queries and transactions that wait for a connection.',
    read: () => database.load().waiting,
  })
  addGauge(registry, {
    name: 'dhvani_passwords_waiting',
    help: 'Passwords that wait to be hashed.',
    read: () => passwords.load().waiting,
  })
  addCounter(registry, {
    name: 'dhvani_passwords_refused_total',
    help: 'Passwords that were refused because too many waited.',
    read: () => passwords.load().refused,
  })
}
