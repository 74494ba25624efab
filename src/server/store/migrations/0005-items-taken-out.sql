-- Items a person takes out of a shipment stay on record and can be put back.

alter table items add column removed_at timestamptz;
comment on column items.removed_at is 'When a person took the item out of its shipment; null: it is in. Lists, counts, papers and estimates leave it out.';
create index items_taken_out on items (client_id, shipment_id, position) where removed_at is not null;
