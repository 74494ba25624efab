-- A shipment to try: one a client at most. It has a name of its own beside those of the real ones, and goes as a whole.

alter table shipments add column is_sample boolean not null default false;
comment on column shipments.is_sample is 'Whether it was made to try Portage: no list, count, paper or letter knows it, and its client throws it away as a whole.';
create unique index shipments_one_sample on shipments (client_id) where is_sample;

alter table shipments drop constraint shipments_client_id_reference_key;
create unique index shipments_by_reference on shipments (client_id, reference) where not is_sample;

alter table manufacturing_addresses add column is_sample boolean not null default false;
comment on column manufacturing_addresses.is_sample is 'Whether it came with the sample shipment, or was typed into it: it is offered for no other goods, and goes with it.';
alter table manufacturing_addresses drop constraint manufacturing_addresses_client_id_name_street_address_city__key;
alter table manufacturing_addresses add constraint manufacturing_addresses_same_words
  unique (client_id, name, street_address, city, state, country, zip_code, is_sample);
