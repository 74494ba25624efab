-- Work that outlives the call that asked for it: a job is written in the transaction of what asks for it, and done by one server or
-- another, again where it was cut off.

create table jobs (
  id uuid primary key,
  kind text not null,
  key text unique,
  client_id uuid references clients (id) on delete cascade,
  asked_by_kind text not null check (asked_by_kind in ('client', 'staff', 'system')),
  asked_by_id text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  tries integer not null default 0,
  begun_at timestamptz,
  ended_at timestamptz,
  progress jsonb,
  result jsonb,
  reason jsonb
);
comment on table jobs is 'Done ones are removed after a week, failed ones after 90 days, by housekeeping.';
comment on column jobs.key is 'What may be asked for once only; null: as often as it is asked for.';
comment on column jobs.tries is 'Begun so often, the one under way included.';
comment on column jobs.progress is 'How far it is, as its kind says; null: not told.';
comment on column jobs.result is 'What its kind answers; null until it is done.';
comment on column jobs.reason is 'Why the last try failed; null: none did.';
create index jobs_open on jobs (state, kind) where state <> 'done';
create index jobs_ended on jobs (ended_at) where ended_at is not null;
create index jobs_of_client on jobs (client_id) where client_id is not null;
