-- The same words of texts and shipments as before, worked out in half the time, which an import of many items waits for: texts
-- of ASCII alone have no accents to take off, and a list of words repeats words until it is written.

create or replace function search_fold(given text) returns text language sql immutable as $$
  select case when octet_length(given) = length(given) then lower(given) else translate(lower(given),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ',
    'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy') end
$$;

-- What stands between blanks and ASCII punctuation, in order; with empty texts.
create function search_list(given text) returns text[] language sql immutable as $$
  select regexp_split_to_array(search_fold(coalesce(given, '')), '[\s!-/:-@\[-`{-~]+')
$$;

create or replace function search_words(given text) returns setof text language sql immutable as $$
  select distinct left(word, 60) from unnest(search_list(given)) as word where word <> ''
$$;

-- Codes are read whole and with their ends of at least three characters, as in search_parts; descriptions whole. array_to_tsvector
-- keeps one of each.
create or replace function write_shipment_search(ids uuid[]) returns void language sql as $$
  insert into shipment_search (shipment_id, client_id, words)
  select s.id, s.client_id, array_to_tsvector(array(
    select search_key(s.client_id) || left(word, 60)
    from unnest(search_list(goods.codes) || search_list(goods.descriptions)) as word where word <> ''
    union all
    select search_key(s.client_id) || substr(left(word, 60), generate_series(2, length(left(word, 60)) - 2))
    from unnest(search_list(goods.codes)) as word))
  from shipments s cross join lateral (
    select concat_ws(' ', s.reference, string_agg(concat_ws(' ', i.sku, i.asin), ' ')) as codes,
      string_agg(i.description, ' ') as descriptions
    from items i where i.client_id = s.client_id and i.shipment_id = s.id) as goods
  where s.id = any (ids)
  on conflict (shipment_id) do update set words = excluded.words
$$;
