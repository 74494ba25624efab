-- A status, a cost or a code that is saved changes no word that is searched for. Writing the words of no shipment at all was planned anew each
-- time, which took ten times as long as the change itself.

create or replace function search_after_shipment_update() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select c.id from changed c join previous p on p.id = c.id where p.reference is distinct from c.reference);
begin
  if cardinality(ids) > 0 then
    perform write_shipment_search(ids);
  end if;
  return null;
end;
$$;

create or replace function search_after_item_update() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select distinct unnest(array[c.shipment_id, p.shipment_id]) from changed c join previous p on p.id = c.id
    where (p.shipment_id, p.sku, p.asin, p.description) is distinct from (c.shipment_id, c.sku, c.asin, c.description));
begin
  if cardinality(ids) > 0 then
    perform write_shipment_search(ids);
  end if;
  return null;
end;
$$;
