-- The words of a shipment out of the texts of all its items at once instead of item by item: the same words, several times
-- sooner, which an import of many items waits for.

create or replace function write_shipment_search(ids uuid[]) returns void language sql as $$
  insert into shipment_search (shipment_id, client_id, words)
  select s.id, s.client_id, array_to_tsvector(array(
    select search_key(s.client_id) || word from (
      select search_parts(concat_ws(' ', s.reference, goods.codes)) as word
      union select search_words(goods.descriptions)) as found))
  from shipments s cross join lateral (
    select string_agg(concat_ws(' ', i.sku, i.asin), ' ') as codes, string_agg(i.description, ' ') as descriptions
    from items i where i.client_id = s.client_id and i.shipment_id = s.id) as goods
  where s.id = any (ids)
  on conflict (shipment_id) do update set words = excluded.words
$$;
