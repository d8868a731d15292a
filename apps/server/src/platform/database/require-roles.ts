import type { Queryable } from './database.ts'

/** The roles that requests run as; the migration 001-roles.sql makes them. */
const ROLES = ['anon', 'authenticated', 'service_role']

const GUIDE = 'docs/guides/operating.md says how.'

/** Roles, grants or policies are missing, so no request could be answered. */
export class MissingRolesError extends Error {
  override readonly name = 'MissingRolesError'
}

type Found = { readonly user: string; readonly missing: string[]; readonly notGranted: string[] }

const FIND_ROLES = `
  select quote_ident(current_user) as "user",
    array(select name from unnest($1::text[]) as name where to_regrole(name) is null) as missing,
    array(
      select rolname::text from pg_roles
      where rolname::text = any ($1::text[]) and not pg_has_role(current_user, oid, 'member')
      order by rolname
    ) as "notGranted"`

/** A dump that is loaded where a role is missing loses every grant to it and every policy for it. */
const HAS_GRANTS = `
  select has_schema_privilege('authenticated', 'storage', 'usage')
    and exists (select from pg_policy where to_regrole('authenticated')::oid = any (polroles)) as has`

/**
 * Requires the roles that a restored dump may lack: a dump does not hold the roles of its cluster, and the
 * migration that makes them does not run twice.
 *
 * @param isWhole whether all migrations have run; only then grants and policies can be required too
 * @throws {MissingRolesError} when a role, the right to act as it, a grant or a policy is missing
 */
export const requireRoles = async (database: Queryable, isWhole: boolean): Promise<void> => {
  const [found] = await database.query<Found>(FIND_ROLES, [ROLES])
  if (found && found.missing.length > 0)
    throw new MissingRolesError(
      `The PostgreSQL of DATABASE_URL lacks ${found.missing.join(', ')}, so a dump was restored without its grants and policies. Make the roles, then restore it again into an empty database: ${GUIDE}`,
    )
  if (found && found.notGranted.length > 0)
    throw new MissingRolesError(
      `The user ${found.user} of DATABASE_URL may not act as ${found.notGranted.join(', ')}. An administrator of that PostgreSQL can allow it: grant ${found.notGranted.join(', ')} to ${found.user}`,
    )
  if (!isWhole) return
  const [grants] = await database.query<{ has: boolean }>(HAS_GRANTS)
  if (!grants?.has)
    throw new MissingRolesError(
      `The database of DATABASE_URL was restored without its grants and policies. Make the roles ${ROLES.join(', ')} first, then restore it again into an empty database: ${GUIDE}`,
    )
}
