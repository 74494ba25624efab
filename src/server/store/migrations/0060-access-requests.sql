-- Visitors without an account who ask for one, and clients that staff let in before their first shipment.

create table access_requests (
  id uuid primary key,
  company text not null,
  name text not null,
  email text not null,
  phone text,
  goods text not null,
  country text not null,
  province text,
  language text not null check (language in ('en', 'fr')),
  asked_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'answered', 'refused', 'client')),
  settled_at timestamptz,
  settled_by text,
  client_id uuid references clients (id) on delete cascade
);
comment on table access_requests is 'Removed a year after they were asked, by housekeeping; with the client at the latest.';
comment on column access_requests.goods is 'What the company ships, in its own words.';
comment on column access_requests.client_id is 'The client it became; null until it did.';
create index access_requests_by_state on access_requests (state, asked_at, id);
create index access_requests_of_client on access_requests (client_id) where client_id is not null;

alter table usage_counts drop constraint usage_counts_kind_check;
alter table usage_counts add constraint usage_counts_kind_check check (kind in ('check', 'calculation', 'access request'));

alter table clients add column welcomed_at timestamptz;
comment on column clients.welcomed_at is 'When staff let it in without a shipment: it may sign in for as long after as after a shipment. Null: never.';
