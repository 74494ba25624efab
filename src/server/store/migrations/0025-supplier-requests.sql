-- What suppliers are asked about a product, what they answered, and the files they gave.

create table supplier_requests (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  product text not null,
  material text,
  subject text not null,
  supplier text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text,
  unique (client_id, id)
);
comment on table supplier_requests is 'A link that lets a supplier answer without an account. The link itself is kept nowhere, only the SHA-256 of its token.';
comment on column supplier_requests.material is 'Id of the material of the recipe that is asked about; null: the whole product. subject: what the supplier is told it is.';
create index supplier_requests_of_product on supplier_requests (client_id, product, created_at desc);

create table supplier_answers (
  id uuid primary key,
  client_id uuid not null,
  request_id uuid not null,
  content jsonb not null,
  given_at timestamptz not null,
  state text not null check (state in ('proposed', 'accepted', 'set-aside')),
  settled_at timestamptz,
  settled_by text,
  recipe_version integer,
  foreign key (client_id, request_id) references supplier_requests (client_id, id) on delete cascade,
  unique (client_id, id)
);
comment on table supplier_answers is 'What a supplier answered; a proposal until the client accepts it or sets it aside. Its content is never changed.';
comment on column supplier_answers.content is 'As contract/supplier-answer.ts describes it: maker, origin, materials, metal in grams, processes, declaration.';
comment on column supplier_answers.recipe_version is 'Version of the recipe that took it in.';
create index supplier_answers_of_request on supplier_answers (client_id, request_id, given_at);

create table supplier_files (
  id uuid primary key,
  client_id uuid not null,
  request_id uuid not null,
  answer_id uuid,
  name text not null,
  kind text not null check (kind in ('pdf', 'png', 'jpeg')),
  storage_key text not null,
  sha256 text not null,
  size_bytes integer not null,
  uploaded_at timestamptz not null,
  keep_until date not null,
  foreign key (client_id, request_id) references supplier_requests (client_id, id) on delete cascade,
  foreign key (client_id, answer_id) references supplier_answers (client_id, id) on delete cascade
);
comment on table supplier_files is 'Files that came with an answer; answer_id is null until the answer is sent. keep_until: the law asks for them up to this day.';
create index supplier_files_of_request on supplier_files (client_id, request_id);
create index supplier_files_outlived on supplier_files (keep_until);
