-- What products are made of, by version, and whether they originate under CUSMA by it.

create table recipes (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (client_id, id)
);
comment on table recipes is 'A bill of materials; its content stands in recipe_versions. version: the latest.';

create table recipe_versions (
  recipe_id uuid not null,
  client_id uuid not null,
  version integer not null,
  content jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  primary key (recipe_id, version),
  foreign key (client_id, recipe_id) references recipes (client_id, id) on delete cascade
);
comment on table recipe_versions is 'Every version of a recipe; they are never changed.';
comment on column recipe_versions.content is 'As contract/product-origin.ts describes it: materials, processes, price, answers. Amounts are decimals as text, in the currency it names.';

create table recipe_products (
  client_id uuid not null references clients (id) on delete cascade,
  product text not null,
  recipe_id uuid not null,
  primary key (client_id, product),
  foreign key (client_id, recipe_id) references recipes (client_id, id) on delete cascade
);
comment on table recipe_products is 'The products a recipe is of. product: the ASIN, or the SKU of goods that have none.';
create index recipe_products_by_recipe on recipe_products (client_id, recipe_id);

create table origin_decisions (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  product text not null,
  code text not null,
  recipe_id uuid not null,
  recipe_version integer not null,
  rules_version text not null,
  release text not null,
  decided_on date not null,
  decided_at timestamptz not null,
  decided_by text not null,
  outcome text not null check (outcome in ('originating', 'not-originating', 'unknown')),
  criterion text check (criterion in ('A', 'B', 'C', 'D')),
  uses_de_minimis boolean not null,
  decision jsonb not null,
  position bigint generated always as identity
);
comment on table origin_decisions is 'Every decision that was made, the latest of a product last. They are never changed; a later one overtakes them.';
comment on column origin_decisions.code is 'Digits of the code that was decided on.';
comment on column origin_decisions.position is 'Order in which they were made; the highest of a product is its latest.';
comment on column origin_decisions.release is 'Release of the tariff on that day.';
comment on column origin_decisions.criterion is 'Letter of the treaty; null where it does not originate, or the law gives no letter.';
create index origin_decisions_of_product on origin_decisions (client_id, product, position desc);
