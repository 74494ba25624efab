-- Written mandates: who may certify origin in a client's name.

create table certifying_mandates (
  client_id uuid primary key references clients (id) on delete cascade,
  holder_name text not null,
  holder_title text not null,
  given_by text not null,
  given_on date not null,
  reference text not null,
  recorded_by text not null,
  recorded_at timestamptz not null
);
comment on table certifying_mandates is 'The written mandate of a client that stands; one that was withdrawn is in the audit log alone.';
comment on column certifying_mandates.given_by is 'Who signed it for the client. reference: where the paper is kept.';
