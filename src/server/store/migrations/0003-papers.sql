-- Papers over several shipments, and the parties a client names on invoices typed by hand.

create table document_shipments (
  document_id uuid not null references documents (id) on delete cascade,
  client_id uuid not null,
  shipment_id uuid not null,
  primary key (document_id, shipment_id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table document_shipments is 'The shipments of a paper made for several: such a paper has no shipment_id of its own.';
create index document_shipments_of_shipment on document_shipments (client_id, shipment_id);

create table invoice_parties (
  client_id uuid primary key references clients (id) on delete cascade,
  parties jsonb not null,
  updated_at timestamptz not null
);
comment on table invoice_parties is 'Shipper, importer, destination and broker as last printed on an invoice typed by hand: what the next one begins with.';
