-- What happened that somebody wants to hear of: shown in the application, and by letter at once, once a day or never.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references clients (id) on delete cascade,
  person_id uuid,
  member_id uuid references staff_members (id) on delete cascade,
  kind text not null check (kind in ('comment', 'paper', 'certificate', 'rule', 'standing', 'import', 'signature')),
  key text,
  facts jsonb not null,
  shipment_id uuid,
  happened_at timestamptz not null,
  read_at timestamptz,
  mail text not null check (mail in ('now', 'daily', 'never')),
  mailed_at timestamptz,
  check (person_id is null or (client_id is not null and member_id is null)),
  foreign key (client_id, person_id) references client_members (client_id, person_id) on delete cascade,
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table notifications is 'One row a reader. Who leaves the company loses its rows. Read ones are removed after 90 days, all after a year, by housekeeping.';
comment on column notifications.client_id is 'Whose data it tells of; null for what staff did for several clients.';
comment on column notifications.person_id is 'The reader of the client; null for staff.';
comment on column notifications.member_id is 'The reader on staff; null with person_id null: who has the shared password.';
comment on column notifications.key is 'What a reader is told of once only; null: as often as it happens.';
comment on column notifications.facts is 'What the sentence needs, by kind.';
create unique index notifications_once on notifications (client_id, coalesce(person_id, member_id), key) nulls not distinct where key is not null;
create index notifications_of_person on notifications (client_id, person_id, happened_at desc, id) where person_id is not null;
create index notifications_of_staff on notifications (member_id, happened_at desc, id) where person_id is null;
create index notifications_of_shipment on notifications (client_id, shipment_id) where shipment_id is not null;
create index notifications_due on notifications (mail) where mailed_at is null and mail <> 'never';

create table notification_settings (
  client_id uuid not null references clients (id) on delete cascade,
  person_id uuid not null,
  kind text not null,
  mail text not null check (mail in ('now', 'daily', 'never')),
  primary key (client_id, person_id, kind),
  foreign key (client_id, person_id) references client_members (client_id, person_id) on delete cascade
);
comment on table notification_settings is 'How each person wants letters about a company; what is not there is as the program sets it.';

create table staff_notification_settings (
  member_id uuid not null references staff_members (id) on delete cascade,
  kind text not null,
  mail text not null check (mail in ('now', 'daily', 'never')),
  primary key (member_id, kind)
);

comment on table staff_notification_settings is 'The same of each member of staff.';

create table letter_stops (
  token_hash text primary key,
  client_id uuid references clients (id) on delete cascade,
  person_id uuid,
  member_id uuid references staff_members (id) on delete cascade,
  made_at timestamptz not null,
  foreign key (client_id, person_id) references client_members (client_id, person_id) on delete cascade
);
comment on table letter_stops is 'Links in letters that turn letters off, and do nothing else. Removed after a year, by housekeeping.';
create index letter_stops_of_client on letter_stops (client_id) where client_id is not null;
