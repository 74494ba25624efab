-- What happens around signing in, keys and exports, apart from the record of changed data.

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('client', 'staff', 'system', 'nobody')),
  person text,
  client_id uuid,
  address text not null,
  detail text
);
comment on table security_events is 'Rows are only ever added, and removed by housekeeping when their term is over. They stay when the client is gone.';
comment on column security_events.kind is 'As domain/security-event.ts names them.';
comment on column security_events.person is 'Name of the account; of an e-mail address that no account has, its first letter and its domain.';
comment on column security_events.address is 'Network address of the caller, of IPv6 the network; empty where the program itself did it.';
create index security_events_by_time on security_events (at);
create index security_events_by_kind on security_events (kind, id desc);
create index security_events_by_person on security_events (lower(person), id desc);
create index security_events_by_address on security_events (address, id desc);
create index security_events_of_client on security_events (client_id, id desc);
