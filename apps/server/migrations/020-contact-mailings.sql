-- Which contact messages were handed to the outbox: one row each, so that none is mailed twice.
-- No foreign key: the table of messages belongs to the project's migrations, which run later.
create table dhvani.contact_mailings (
  message_id uuid primary key,
  posted_at timestamptz not null
);
