-- What staff work with: the freight cart, permissions for prohibited goods, papers of no client, and finding clients by words.
-- Words of shipments carry the beginning of their client's id, so that a search reads the words of one client alone.

alter table placements add unique (client_id, id);
comment on column placements.shipping_rates is 'Rates of carriers as they were taken in: domain/freight/rates.ts; totals are decimal text.';
comment on column placements.selected_rate is 'The rate a person chose, one of shipping_rates as it then was; null: none.';

create table carts (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  placement_id uuid,
  warehouse_id text,
  amazon_shipment_id text,
  carrier text not null,
  service text not null,
  transit_days integer,
  total numeric not null check (total >= 0),
  currency text not null,
  box_count integer not null,
  weight_kg numeric not null,
  content jsonb not null,
  state text not null check (state in ('kept', 'sending', 'sent', 'failed')),
  problem text,
  service_shipment_id text,
  added_by text not null,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade,
  foreign key (client_id, placement_id) references placements (client_id, id) on delete set null (placement_id)
);
comment on table carts is 'The freight cart: a chosen rate with where it goes. total is in currency; content is rate, destination, boxes and customs data as JSON; service_shipment_id is the id at the freight service, once sent.';
create unique index carts_of_placement on carts (client_id, placement_id) where removed_at is null;
create index carts_newest_first on carts (added_at desc, id desc) where removed_at is null;
create index carts_of_client on carts (client_id, added_at desc, id desc) where removed_at is null;

create table entry_permissions (
  item_id uuid primary key,
  client_id uuid not null,
  hts_code text not null,
  country_of_origin text not null,
  reason text not null,
  citation text not null,
  permitted_by text not null,
  permitted_at timestamptz not null,
  foreign key (client_id, item_id) references items (client_id, id) on delete cascade
);
comment on table entry_permissions is 'Why a prohibited item may enter, recorded by staff. It holds while the item has this code and origin.';
create index entry_permissions_of_client on entry_permissions (client_id, item_id);

create table staff_documents (
  id uuid primary key,
  kind text not null,
  number text not null unique,
  filename text not null unique,
  storage_key text not null,
  sha256 text not null,
  size_bytes integer not null,
  data_versions jsonb not null default '{}',
  request jsonb,
  created_by text not null,
  created_at timestamptz not null
);
comment on table staff_documents is 'Papers that staff made for no client; the bytes lie in file storage under storage_key.';
create index staff_documents_newest_first on staff_documents (created_at desc, id desc);
create index documents_by_filename on documents (filename) where deleted_at is null;

-- Words a client is found by, of name and e-mail, with their ends.
create function client_words(name text, email text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array(select search_parts(name) union select search_parts(email)))
$$;

alter table clients add column words tsvector not null generated always as (client_words(name, email)) stored;
create index clients_by_words on clients using gin (words);
-- With the name beside it, a page far down is counted off in the index alone.
drop index clients_by_name;
create index clients_by_name on clients (lower(name), id) include (name);

-- A search of clients: every word must be the beginning of one of the client's. Null when the text has no word.
create function client_query(given text) returns tsquery language sql immutable as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from search_words(given) as word
$$;

create function search_key(client uuid) returns text language sql immutable as $$
  select left(client::text, 8)
$$;

create or replace function search_query(client uuid, given text) returns tsquery language sql immutable as $$
  select string_agg(quote_literal(search_key(client) || word) || ':*', ' & ')::tsquery from search_words(given) as word
$$;

create or replace function write_shipment_search(ids uuid[]) returns void language sql as $$
  insert into shipment_search (shipment_id, client_id, words)
  select s.id, s.client_id, array_to_tsvector(array(
    select search_key(s.client_id) || word from (
      select search_parts(s.reference) as word
      union select of_item.word from items i cross join lateral (
        select search_parts(concat_ws(' ', i.sku, i.asin)) as word
        union select search_words(i.description)) of_item
      where i.client_id = s.client_id and i.shipment_id = s.id) as found))
  from shipments s where s.id = any (ids)
  on conflict (shipment_id) do update set words = excluded.words
$$;

select write_shipment_search(array(select id from shipments));
