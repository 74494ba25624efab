-- Shipments that clients make themselves: where they go when it is no centre of Amazon's, and what was put away.

alter table shipments
  add column ship_to jsonb,
  add column archived_at timestamptz,
  add column status_before text;
comment on column shipments.ship_to is 'Own address in the US of goods that go to no centre of Amazon''s: name, street, city, state, zip.';
comment on column shipments.archived_at is 'Since when the client has it out of the list; null: it is in the list.';
comment on column shipments.status_before is 'Status of a cancelled shipment before the client cancelled it, for taking that back.';
