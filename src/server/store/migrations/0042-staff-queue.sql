-- What staff look at in the morning: shipments of all clients by their status, certificates of all clients by their end.

create index shipments_queue on shipments (status, created_at, id) where archived_at is null;
create index certified_goods_end on certified_goods (last_claim) where valid_from is not null;
