-- Papers that can be made again, the archive over all of them, and what people typed on FDA worksheets.

alter table documents add column request jsonb;
comment on column documents.request is 'What the caller said of the paper beside the password, so that it can be made again from the data of another day; null where nothing is needed or it was not kept.';
create index documents_archive on documents (client_id, created_at desc, id desc) where deleted_at is null;

create table fda_worksheets (
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  edits jsonb not null,
  updated_at timestamptz not null,
  updated_by text not null,
  primary key (client_id, shipment_id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table fda_worksheets is 'What people typed on the FDA worksheets of a shipment: by id of the first item of a worksheet, then by field. What is absent is filled in from other data.';
