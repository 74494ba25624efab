-- The public tools: what visitors used of a day, request keys already used; codes to sign in with.
-- People stand here only as hashes under the salt of the day, which is forgotten with the day.

create table daily_salts (
  day date primary key,
  salt text not null
);
comment on table daily_salts is 'The salt that addresses, visitors and e-mail addresses are hashed with for a day. Deleted when the day is over.';

create table usage_counts (
  day date not null,
  kind text not null check (kind in ('check', 'calculation')),
  subject text not null,
  count integer not null check (count > 0),
  primary key (day, kind, subject)
);
comment on table usage_counts is 'Uses of the public tools in a day, by salted hash of the visitor and of the network address.';

create table used_request_keys (
  visitor text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (visitor, nonce)
);
comment on table used_request_keys is 'Nonces of visitors'' request keys while a key is valid, so that none is taken twice. visitor: hash of its id.';
create index used_request_keys_by_time on used_request_keys (at);

create table sign_in_codes (
  id uuid primary key,
  email_hash text not null,
  address_hash text not null,
  client_id uuid references clients (id) on delete cascade,
  code_hash jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0),
  used_at timestamptz
);
comment on table sign_in_codes is 'Codes sent by mail to sign in with, as scrypt hashes. client_id is null where nobody may sign in: such a code is never sent.';
create index sign_in_codes_by_email on sign_in_codes (email_hash, created_at);
create index sign_in_codes_by_address on sign_in_codes (address_hash, created_at);
create index sign_in_codes_by_time on sign_in_codes (created_at);
