-- Staff find a shipment of any client by the beginning of its reference; the index still answers for a whole reference.
drop index shipments_by_any_reference;
create index shipments_by_any_reference on shipments (lower(reference) text_pattern_ops);
