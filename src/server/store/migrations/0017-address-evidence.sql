-- What an address of a maker rests on, and who took it over.

alter table manufacturing_addresses
  add column evidence jsonb,
  add column accepted_by text,
  add column accepted_at timestamptz;
comment on column manufacturing_addresses.evidence is 'What research answered with the address: method, confidence 1 to 5, reasoning, pages, phone, kind of facility. Null: typed by a person.';
comment on column manufacturing_addresses.accepted_by is 'Name of the person who took a researched address over, and when. Acceptance is not verification.';
