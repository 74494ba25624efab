-- What the duty of a shipment comes to, as lists show it and order by it: worked out when somebody looks, and kept with what it was
-- worked out by. What it hangs on is counted up by triggers, so that a figure of former facts is never taken for one of now.

alter table clients add column duty_changes integer not null default 0;
comment on column clients.duty_changes is 'Counted up when certificates, decisions on origin, recipes or addresses of the client change.';

create table shipment_duties (
  shipment_id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  changes integer not null default 0,
  of_changes integer,
  of_client_changes integer,
  basis text,
  entry_day date,
  duty_cad numeric,
  known integer not null default 0,
  open integer not null default 0,
  prohibited integer not null default 0,
  least_cad numeric,
  most_cad numeric,
  has_deposit boolean not null default false,
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table shipment_duties is 'Duty of each shipment as its own page sums it. Holds while both counts and the basis are those of now.';
comment on column shipment_duties.changes is 'Counted up when the items, the certificate or the day of the shipment change.';
comment on column shipment_duties.of_changes is 'changes as it was when the figure was worked out; null: never.';
comment on column shipment_duties.of_client_changes is 'clients.duty_changes of then.';
comment on column shipment_duties.basis is 'Day, exchange rate and versions of the rules it was worked out by.';
comment on column shipment_duties.entry_day is 'The goods were taken to enter on it.';
comment on column shipment_duties.duty_cad is 'CAD, to the cent, over the items whose duty is known; null: of none.';
comment on column shipment_duties.known is 'Items whose duty is in the sum. open: those whose duty nobody knows yet. prohibited: those that may not enter.';
comment on column shipment_duties.least_cad is 'With most_cad: what the sum can come to by what was assumed; null where nothing was.';
create index shipment_duties_of_client on shipment_duties (client_id);

create table invoice_duties (
  document_id uuid not null references documents (id) on delete cascade,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  entry_day date not null,
  duty_cad numeric,
  known integer not null,
  open integer not null,
  prohibited integer not null,
  primary key (document_id, shipment_id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table invoice_duties is 'Duty of each shipment of an invoice as it was estimated when the invoice was made, with the columns of shipment_duties.';
create index invoice_duties_of_shipment on invoice_duties (client_id, shipment_id);

create function duties_after_items() returns trigger language plpgsql as $$
begin
  insert into shipment_duties (shipment_id, client_id, changes)
    select s.id, s.client_id, 1 from shipments s where s.id in (select shipment_id from changed) order by s.id
    on conflict (shipment_id) do update set changes = shipment_duties.changes + 1;
  return null;
end $$;
create trigger items_duties_inserted after insert on items
  referencing new table as changed for each statement execute function duties_after_items();
create trigger items_duties_updated after update on items
  referencing new table as changed for each statement execute function duties_after_items();
create trigger items_duties_deleted after delete on items
  referencing old table as changed for each statement execute function duties_after_items();
create trigger cusma_forms_duties_inserted after insert on cusma_forms
  referencing new table as changed for each statement execute function duties_after_items();
create trigger cusma_forms_duties_updated after update on cusma_forms
  referencing new table as changed for each statement execute function duties_after_items();
create trigger cusma_forms_duties_deleted after delete on cusma_forms
  referencing old table as changed for each statement execute function duties_after_items();

create function duties_after_shipment() returns trigger language plpgsql as $$
begin
  update shipment_duties set changes = changes + 1 where shipment_id = new.id;
  return null;
end $$;
create trigger shipments_duties after update of shipped_at on shipments
  for each row when (old.shipped_at is distinct from new.shipped_at) execute function duties_after_shipment();

create function duties_after_client() returns trigger language plpgsql as $$
begin
  update clients set duty_changes = duty_changes + 1 where id in (select client_id from changed);
  return null;
end $$;
create trigger certified_goods_duties_inserted after insert on certified_goods
  referencing new table as changed for each statement execute function duties_after_client();
create trigger certified_goods_duties_updated after update on certified_goods
  referencing new table as changed for each statement execute function duties_after_client();
create trigger certified_goods_duties_deleted after delete on certified_goods
  referencing old table as changed for each statement execute function duties_after_client();
create trigger origin_decisions_duties_inserted after insert on origin_decisions
  referencing new table as changed for each statement execute function duties_after_client();
create trigger recipes_duties_updated after update on recipes
  referencing new table as changed for each statement execute function duties_after_client();
create trigger recipe_products_duties_inserted after insert on recipe_products
  referencing new table as changed for each statement execute function duties_after_client();
create trigger recipe_products_duties_updated after update on recipe_products
  referencing new table as changed for each statement execute function duties_after_client();
create trigger recipe_products_duties_deleted after delete on recipe_products
  referencing old table as changed for each statement execute function duties_after_client();
create trigger manufacturing_addresses_duties_updated after update on manufacturing_addresses
  referencing new table as changed for each statement execute function duties_after_client();

create function duties_after_document() returns trigger language plpgsql as $$
begin
  update clients set duty_changes = duty_changes + 1 where id = new.client_id;
  return null;
end $$;
create trigger documents_duties after update of deleted_at on documents
  for each row when (old.deleted_at is distinct from new.deleted_at and new.shipment_id is null)
  execute function duties_after_document();
