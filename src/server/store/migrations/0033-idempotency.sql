-- Calls that make something and name themselves by a key: a repeated one is given the answer of the first.

create table idempotency_keys (
  owner text not null,
  key text not null,
  client_id uuid references clients (id) on delete cascade,
  fingerprint text not null,
  begun_at timestamptz not null,
  answered_at timestamptz,
  status integer,
  headers jsonb,
  answer bytea,
  primary key (owner, key)
);
comment on table idempotency_keys is 'Kept a day from begun_at, then removed by housekeeping.';
comment on column idempotency_keys.owner is 'Whose keys: a client, staff for a client, staff, or a system by its API key.';
comment on column idempotency_keys.client_id is 'The client the answer is about, where there is one: it goes with the client.';
comment on column idempotency_keys.fingerprint is 'SHA-256 of method, address and body.';
comment on column idempotency_keys.answered_at is 'Null while it is under way, and for good where the server was stopped or the database went away in between.';
create index idempotency_keys_by_time on idempotency_keys (begun_at);
create index idempotency_keys_of_client on idempotency_keys (client_id) where client_id is not null;
