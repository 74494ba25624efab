-- Papers whose call names itself by a key: who is at it, until when unless it says so again, and what it kept.

alter table idempotency_keys
  add column held_by uuid,
  add column held_until timestamptz,
  add column paper_id uuid;
comment on column idempotency_keys.held_by is 'Drawn by each call that makes it; what it makes is kept only while this is its own. Null in rows of releases before.';
comment on column idempotency_keys.held_until is 'Once it is over the server is taken for gone, and the next that asks goes on.';
comment on column idempotency_keys.paper_id is 'The paper it made, noted in the transaction that kept the paper; of a client or of staff.';
