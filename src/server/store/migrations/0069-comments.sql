-- What a client and staff say to each other about a shipment.

create table comments (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  author_kind text not null check (author_kind in ('client', 'staff')),
  author_id text not null,
  author_name text not null,
  body text not null,
  said_at timestamptz not null,
  changed_at timestamptz,
  removed_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table comments is 'What a client and staff say to each other about a shipment.';
comment on column comments.author_id is 'The person of the client, the member of staff, or who had the shared password of staff.';
comment on column comments.body is 'Empty once it was removed: that there was one stays.';
create index comments_of_shipment on comments (client_id, shipment_id, said_at, id);

create table comment_reads (
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  reader_id text not null,
  read_at timestamptz not null,
  primary key (client_id, shipment_id, reader_id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table comment_reads is 'Until when each reader has read the comments on a shipment.';
comment on column comment_reads.reader_id is 'As author_id of comments.';
