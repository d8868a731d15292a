-- The browser in which the way to a provider began: the SHA-256 of a secret that only its cookie holds.
-- In a table of its own, since auth.flow_state keeps a hosted project's columns.
create table dhvani.browsers_of_flows (
  flow_id uuid primary key references auth.flow_state (id) on delete cascade,
  browser_hash text not null
);
