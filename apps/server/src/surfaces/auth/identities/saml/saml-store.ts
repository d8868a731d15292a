import { randomUUID } from 'node:crypto'
import type { Database, Queryable, Row } from '#platform/database/database.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { SamlProvider } from './read-saml-providers.ts'

/** The column is required, and the operator's file holds no metadata: only the entity id counts. */
const metadataOf = (provider: SamlProvider): string =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeHtml(provider.entityId)}"/>`

/** Copies the operator's file into the tables, because relay states refer to a provider's row. */
export const syncSamlProviders = (
  database: Database,
  providers: readonly SamlProvider[],
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    for (const provider of providers) {
      await tx.query(
        `insert into auth.sso_providers (id, resource_id, created_at, updated_at, disabled)
         values ($1, $2, $3, $3, $4)
         on conflict (id) do update set updated_at = $3, disabled = $4`,
        [provider.id, provider.id, now, provider.disabled],
      )
      await tx.query('delete from auth.sso_domains where sso_provider_id = $1', [provider.id])
      for (const domain of provider.domains)
        await tx.query(
          `insert into auth.sso_domains (id, sso_provider_id, domain, created_at, updated_at)
           values ($1, $2, $3, $4, $4)`,
          [randomUUID(), provider.id, domain, now],
        )
      await tx.query(
        `insert into auth.saml_providers
           (id, sso_provider_id, entity_id, metadata_xml, created_at, updated_at)
         values ($1, $1, $2, $3, $4, $4)
         on conflict (id) do update set entity_id = $2, metadata_xml = $3, updated_at = $4`,
        [provider.id, provider.entityId, metadataOf(provider), now],
      )
    }
  })

export type RelayState = Row & {
  id: string
  sso_provider_id: string
  request_id: string
  redirect_to: string | null
  flow_state_id: string | null
  created_at: Date
}

/** Longer than a sign-in may take, so that no older state can be taken. */
const KEPT_MS = 3_600_000

/** Keeps the state of a sign-in, and deletes those of sign-ins that were never finished: any visitor may begin one. */
export const insertRelayState = async (
  db: Queryable,
  relay: {
    readonly id: string
    readonly providerId: string
    readonly requestId: string
    readonly redirectTo: string
    readonly flowStateId: string | null
  },
  now: Date,
): Promise<void> => {
  await db.query(
    `with old as (delete from auth.saml_relay_states where created_at < $7)
     insert into auth.saml_relay_states
       (id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [
      relay.id,
      relay.providerId,
      relay.requestId,
      relay.redirectTo,
      relay.flowStateId,
      now,
      new Date(now.getTime() - KEPT_MS),
    ],
  )
}

/** Removes the state as it reads it, so that a second answer to the same request finds none. */
export const takeRelayState = async (db: Queryable, id: string): Promise<RelayState | undefined> =>
  (
    await db.query<RelayState>('delete from auth.saml_relay_states where id = $1 returning *', [id])
  )[0]
