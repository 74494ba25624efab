-- Codes and makers looked up for a whole shipment, by jobs: what was asked for, and what came of each item.

create table lookup_runs (
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  job_id uuid references jobs (id) on delete set null,
  state text not null check (state in ('running', 'stopped', 'finished')),
  language text not null check (language in ('en', 'fr')),
  asked_by text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  closed boolean not null default false,
  spent_ms integer not null default 0,
  spent_on integer not null default 0,
  primary key (client_id, shipment_id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table lookup_runs is 'The newest look-up of all items of a shipment, until it ended 90 days ago.';
comment on column lookup_runs.job_id is 'The job that is at it; one that is not named here any more does nothing.';
comment on column lookup_runs.closed is 'Whether somebody put it away: only found makers that still wait are shown of it.';
comment on column lookup_runs.spent_ms is 'Milliseconds that the items counted in spent_on took.';

create table lookup_items (
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  item_id uuid not null,
  position integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'stopped', 'found', 'not-found', 'skipped', 'failed')),
  tries integer not null default 0,
  code text,
  maker jsonb,
  maker_waits boolean not null default false,
  reason jsonb,
  primary key (client_id, shipment_id, item_id),
  foreign key (client_id, shipment_id) references lookup_runs (client_id, shipment_id) on delete cascade,
  foreign key (client_id, item_id) references items (client_id, id) on delete cascade
);
comment on table lookup_items is 'What a look-up came to for each item it was asked for.';
comment on column lookup_items.code is 'Ten digits, proposed for the item by this look-up.';
comment on column lookup_items.maker is 'What the look-up of the maker answered.';
comment on column lookup_items.maker_waits is 'Whether somebody has yet to take the found maker over or turn it down.';
comment on column lookup_items.reason is 'Why its last try failed, as in jobs.';
create index lookup_items_of_item on lookup_items (client_id, item_id);
