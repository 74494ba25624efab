-- Taking data in: keys of other systems, imports with their rows until they are saved, and API keys of warehouse systems.

alter table clients add column external_id text unique;
comment on column clients.external_id is 'The number of the client in the provider''s own system; null: none is known.';
alter table plans add column external_id text;
alter table plans add unique (client_id, shipment_id, external_id);
comment on column plans.external_id is 'The id of the plan where it came from: Amazon''s, or the one an import names.';
alter table placement_options add column external_id text;
alter table placement_options add unique (client_id, plan_id, external_id);
comment on column placement_options.external_id is 'The id of the option where it came from.';

create table import_runs (
  id uuid primary key,
  kind text not null check (kind in ('clients', 'shipments', 'items', 'boxes', 'plans', 'several')),
  source text not null check (source in ('screen', 'command', 'warehouse', 'amazon')),
  filename text not null,
  heading jsonb not null default '[]',
  mapping jsonb not null default '[]',
  state text not null check (state in ('open', 'saved', 'cancelled')),
  line_count integer not null default 0,
  counts jsonb,
  created_by text not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
comment on table import_runs is 'Imports, and who made them when. heading and mapping: columns of the file and what each holds; counts: new, changed, unchanged and conflicts once saved.';
create index import_runs_newest_first on import_runs (created_at desc, id desc);

create table import_batches (
  run_id uuid not null references import_runs (id) on delete cascade,
  position integer not null,
  rows jsonb not null,
  primary key (run_id, position)
);
comment on table import_batches is 'Rows of a file as they stand in it, [line, cells], until the import is saved or cancelled.';

create table import_columns (
  kind text primary key,
  columns jsonb not null,
  updated_at timestamptz not null
);
comment on table import_columns is 'What people last chose for the columns of files of a kind: by heading.';

create table api_keys (
  id text primary key,
  name text not null,
  sealed_secret text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  last_used_at timestamptz,
  revoked_by text,
  revoked_at timestamptz
);
comment on table api_keys is 'Keys of systems that sign their requests. sealed_secret is encrypted, since a signature cannot be checked with a hash; it is shown once and never again.';

create table api_nonces (
  key_id text not null references api_keys (id) on delete cascade,
  nonce text not null,
  used_at timestamptz not null,
  primary key (key_id, nonce)
);
comment on table api_nonces is 'Signatures that were used, for as long as they would be accepted.';
create index api_nonces_by_time on api_nonces (used_at);
