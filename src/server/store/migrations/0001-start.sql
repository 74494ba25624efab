-- Clients, their shipments and customs data, papers, sessions and the audit log.
-- Amounts are numeric in the currency the column names; times are timestamptz; days are date; ids are made by the server.
-- Tables a client owns carry client_id, and references between them go through (client_id, id): one client's row cannot
-- point at another's. A statement ends with a semicolon at the end of a line.

create table clients (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  created_at timestamptz not null
);
comment on table clients is 'Companies that ship with the provider; they sign in by e-mail address.';
create index clients_by_name on clients (lower(name), id);

create table sessions (
  token_hash text primary key,
  kind text not null check (kind in ('client', 'staff')),
  client_id uuid references clients (id) on delete cascade,
  staff_name text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'client') = (client_id is not null))
);
comment on table sessions is 'Signed-in browsers. token_hash is the SHA-256 of the token in hex; the token itself is never stored.';
create index sessions_by_expiry on sessions (expires_at);

create table shipments (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  reference text not null,
  status text not null,
  destination_type text not null check (destination_type in ('amazon_fba', 'other')),
  fc_code text,
  notes text,
  created_at timestamptz not null,
  shipped_at timestamptz,
  unique (client_id, reference),
  unique (client_id, id)
);
comment on table shipments is 'Outbound shipments. status is free text: the values Portage knows are in domain/shipment/status.ts.';
create index shipments_newest_first on shipments (client_id, created_at desc, id desc);
create index shipments_by_shipped_at on shipments (client_id, shipped_at desc) where shipped_at is not null;

create table manufacturing_addresses (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  name text not null,
  street_address text not null,
  city text not null,
  state text not null,
  country text not null,
  zip_code text not null,
  created_at timestamptz not null,
  unique (client_id, id),
  unique (client_id, name, street_address, city, state, country, zip_code)
);
comment on table manufacturing_addresses is 'Makers of goods as a client wrote them; country is ISO alpha-2. The same words are one row.';

create table items (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  position integer not null,
  sku text not null,
  asin text,
  fnsku text,
  description text not null,
  quantity integer not null check (quantity > 0),
  declared_value_cad numeric check (declared_value_cad >= 0),
  image_url text,
  expiry_date date,
  country_of_origin text,
  hts_code text,
  hts_description text,
  hts_confidence numeric check (hts_confidence between 0 and 100),
  hts_proposed_by text check (hts_proposed_by in ('classifier', 'person', 'import', 'remembered')),
  hts_confirmed_by text,
  hts_confirmed_at timestamptz,
  manufacturing_address_id uuid,
  origin_mismatch_reason text,
  unit_quantities jsonb not null default '{}',
  duty_answers jsonb not null default '{}',
  updated_at timestamptz not null,
  unique (client_id, id),
  unique (shipment_id, position),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade,
  foreign key (client_id, manufacturing_address_id) references manufacturing_addresses (client_id, id)
);
comment on table items is 'Goods of a shipment with their customs fields. declared_value_cad is the cost of one unit; hts_code is ten digits without dots; unit_quantities is the amount of goods in one unit by HTS unit.';
create index items_of_shipment on items (client_id, shipment_id, position);
create index items_by_address on items (client_id, manufacturing_address_id);
create index items_by_asin on items (client_id, asin);

create table asin_data (
  client_id uuid not null references clients (id) on delete cascade,
  asin text not null,
  country_of_origin text,
  hts_code text,
  hts_description text,
  hts_confidence numeric check (hts_confidence between 0 and 100),
  hts_proposed_by text check (hts_proposed_by in ('classifier', 'person', 'import', 'remembered')),
  hts_confirmed_by text,
  hts_confirmed_at timestamptz,
  cogs_cad numeric check (cogs_cad >= 0),
  manufacturing_address text,
  manufacturing_address_id uuid,
  unit_quantities jsonb not null default '{}',
  duty_answers jsonb not null default '{}',
  updated_at timestamptz not null,
  primary key (client_id, asin),
  foreign key (client_id, manufacturing_address_id) references manufacturing_addresses (client_id, id)
);
comment on table asin_data is 'What a client last said of a product, used again on its next shipment. cogs_cad is the cost of one unit.';

create table business_info (
  client_id uuid primary key references clients (id) on delete cascade,
  legal_name text not null,
  phone_number text,
  business_type text check (business_type in ('canadian_corporation', 'sole_proprietorship')),
  canadian_business_number text,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text,
  country text not null,
  postal_code text not null,
  shipping_agreement_signed boolean not null,
  updated_at timestamptz not null
);
comment on table business_info is 'The client as papers name it: exporter and shipper. country is ISO alpha-2.';

create table cusma_forms (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  status text not null check (status in ('in progress', 'completed', 'signed', 'out_of_date')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  signed_at timestamptz,
  unique (client_id, shipment_id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table cusma_forms is 'The CUSMA form of a shipment: one a shipment.';

create table documents (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid,
  kind text not null,
  number text not null,
  filename text not null,
  storage_key text not null,
  sha256 text not null,
  size_bytes integer not null,
  data_versions jsonb not null default '{}',
  created_by text not null,
  created_at timestamptz not null,
  unique (client_id, number),
  unique (client_id, filename),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table documents is 'Papers that were made; the bytes lie in file storage under storage_key. data_versions: the data sets they were computed from.';
create index documents_of_shipment on documents (client_id, shipment_id, created_at desc);

create table boxes (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  box_number integer not null,
  weight_kg numeric,
  length_cm numeric,
  width_cm numeric,
  height_cm numeric,
  unique (client_id, id),
  unique (shipment_id, box_number),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table boxes is 'Packed boxes of a shipment: kilograms and centimetres.';
create index boxes_of_shipment on boxes (client_id, shipment_id, box_number);

create table box_items (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  box_id uuid not null,
  sku text not null,
  asin text,
  fnsku text,
  quantity integer not null,
  description text,
  cogs_cad numeric,
  foreign key (client_id, box_id) references boxes (client_id, id) on delete cascade
);
comment on table box_items is 'What lies in a box. cogs_cad is the cost of one unit.';
create index box_items_of_box on box_items (client_id, box_id);

create table plans (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  shipment_id uuid not null,
  plan_name text not null,
  plan_type text not null,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, shipment_id) references shipments (client_id, id) on delete cascade
);
comment on table plans is 'FBA inbound plans of a shipment.';
create index plans_of_shipment on plans (client_id, shipment_id, created_at desc);

create table placement_options (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  plan_id uuid not null,
  status text not null,
  confirmed_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, plan_id) references plans (client_id, id) on delete cascade
);
comment on table placement_options is 'Ways Amazon offered to place the goods of a plan.';
create index placement_options_of_plan on placement_options (client_id, plan_id);

create table placements (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  placement_option_id uuid not null,
  warehouse_id text,
  location_name text,
  location_address text,
  destination_address text,
  amazon_shipment_id text,
  status text not null,
  total_boxes integer not null default 0,
  total_items integer not null default 0,
  total_cogs_cad numeric,
  shipping_rates jsonb not null default '[]',
  box_groups jsonb not null default '[]',
  selected_rate jsonb,
  foreign key (client_id, placement_option_id) references placement_options (client_id, id) on delete cascade
);
comment on table placements is 'One warehouse of a placement option. total_cogs_cad: cost of all goods sent there.';
create index placements_of_option on placements (client_id, placement_option_id);

create table exchange_rates (
  day date primary key,
  cad_to_usd numeric not null check (cad_to_usd > 0),
  usd_to_cad numeric not null check (usd_to_cad > 0),
  source text not null,
  fetched_at timestamptz not null
);
comment on table exchange_rates is 'Daily rates that were fetched: USD for one CAD and CAD for one USD.';

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
comment on table settings is 'What the operator sets: hashes of the staff and document passwords, brokers, LTL addresses.';

create table wrong_passwords (
  id uuid primary key,
  kind text not null,
  subject text not null,
  at timestamptz not null
);
comment on table wrong_passwords is 'Wrong tries, for the limit of 5 in 15 minutes. subject: whom the limit holds for, an address or a client.';
create index wrong_passwords_recent on wrong_passwords (kind, subject, at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('client', 'staff', 'system')),
  actor_id text not null,
  actor_name text not null,
  client_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
comment on table audit_log is 'Who changed what and when: only the changed fields, before and after. Rows are only ever added.';
create index audit_log_of_subject on audit_log (client_id, subject_kind, subject_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end;
$$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
