-- The client area: codes of makers, importer details, and finding shipments by words.

alter table manufacturing_addresses add column mid text check (mid ~ '^[A-Z]{2}[A-Z0-9]{3,13}$');
comment on column manufacturing_addresses.mid is 'Manufacturer identification code somebody set; null: the one proposed by rule holds.';

create table importer_details (
  client_id uuid primary key references clients (id) on delete cascade,
  sealed text not null,
  updated_at timestamptz not null
);
comment on table importer_details is 'Importer of record and contact of a client, as JSON encrypted with AES-256-GCM: version, nonce, ciphertext and tag in base64.';

create table shipment_search (
  shipment_id uuid primary key,
  client_id uuid not null,
  words tsvector not null,
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table shipment_search is 'Words a shipment is found by: of its reference and its items. Kept by triggers. words also holds the id of the client.';
create index shipment_search_words on shipment_search using gin (words);

create index shipments_by_status on shipments (client_id, status, created_at desc, id desc);
create index items_newest_by_asin on items (client_id, asin, updated_at desc) where country_of_origin is not null;
create index audit_log_of_client on audit_log (client_id, action, id desc);

-- Lower case without accents, whatever the locale of the database.
create function search_fold(given text) returns text language sql immutable as $$
  select translate(lower(given),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ',
    'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy')
$$;

-- Words of a text: what stands between blanks and ASCII punctuation.
create function search_words(given text) returns setof text language sql immutable as $$
  select distinct left(word, 60) from regexp_split_to_table(search_fold(coalesce(given, '')), '[\s!-/:-@\[-`{-~]+') as word
  where word <> ''
$$;

-- The words of a code and their ends of at least three characters, so that any part of a word is found as a beginning.
create function search_parts(given text) returns setof text language sql immutable as $$
  select word from search_words(given) as word
  union
  select substr(word, n) from search_words(given) as word, generate_series(2, length(word) - 2) as n
$$;

-- A search: every word must be the beginning of one of the shipment's. Null when the text has no word.
create function search_query(client uuid, given text) returns tsquery language sql immutable as $$
  select (quote_literal(client::text) || string_agg(' & ' || quote_literal(word) || ':*', ''))::tsquery
  from search_words(given) as word
  having count(*) > 0
$$;

create function write_shipment_search(ids uuid[]) returns void language sql as $$
  insert into shipment_search (shipment_id, client_id, words)
  select s.id, s.client_id, array_to_tsvector(array(
    select s.client_id::text
    union select search_parts(s.reference)
    union select search_parts(i.sku) from items i where i.client_id = s.client_id and i.shipment_id = s.id
    union select search_parts(i.asin) from items i where i.client_id = s.client_id and i.shipment_id = s.id
    union select search_words(i.description) from items i where i.client_id = s.client_id and i.shipment_id = s.id
  ))
  from shipments s where s.id = any (ids)
  on conflict (shipment_id) do update set words = excluded.words
$$;

create function search_after_shipments() returns trigger language plpgsql as $$
begin
  perform write_shipment_search(array(select id from changed));
  return null;
end;
$$;

create function search_after_shipment_update() returns trigger language plpgsql as $$
begin
  perform write_shipment_search(array(
    select c.id from changed c join previous p on p.id = c.id where p.reference is distinct from c.reference));
  return null;
end;
$$;

create function search_after_items() returns trigger language plpgsql as $$
begin
  perform write_shipment_search(array(select distinct shipment_id from changed));
  return null;
end;
$$;

create function search_after_item_update() returns trigger language plpgsql as $$
begin
  perform write_shipment_search(array(
    select distinct unnest(array[c.shipment_id, p.shipment_id]) from changed c join previous p on p.id = c.id
    where (p.shipment_id, p.sku, p.asin, p.description) is distinct from (c.shipment_id, c.sku, c.asin, c.description)));
  return null;
end;
$$;

create trigger shipment_search_inserted after insert on shipments
  referencing new table as changed for each statement execute function search_after_shipments();
create trigger shipment_search_updated after update on shipments
  referencing old table as previous new table as changed for each statement execute function search_after_shipment_update();
create trigger items_search_inserted after insert on items
  referencing new table as changed for each statement execute function search_after_items();
create trigger items_search_deleted after delete on items
  referencing old table as changed for each statement execute function search_after_items();
create trigger items_search_updated after update on items
  referencing old table as previous new table as changed for each statement execute function search_after_item_update();

select write_shipment_search(array(select id from shipments));
