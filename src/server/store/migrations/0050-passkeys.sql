-- Passkeys of staff and of the people of clients.

create table passkeys (
  id text primary key check (length(id) <= 1400),
  staff_id uuid references staff_members (id) on delete cascade,
  person_id uuid references client_people (id) on delete cascade,
  name text not null,
  public_key text not null,
  sign_count bigint not null,
  transports text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((staff_id is null) <> (person_id is null))
);
comment on table passkeys is 'WebAuthn credentials that verify who holds them. A public key alone lets nobody in.';
comment on column passkeys.id is 'Credential id as base64url: chosen by the authenticator, unique everywhere.';
comment on column passkeys.public_key is 'COSE key as base64url.';
comment on column passkeys.sign_count is 'As the authenticator last said; 0 where it does not count. One that does not rise is a copy.';
comment on column passkeys.transports is 'Ways to reach the authenticator, parted by blanks.';
comment on column passkeys.is_synced is 'Whether the authenticator said that copies of it are kept elsewhere.';
create index passkeys_of_staff on passkeys (staff_id) where staff_id is not null;
create index passkeys_of_person on passkeys (person_id) where person_id is not null;

create table passkey_challenges (
  challenge_hash text,
  purpose text,
  expires_at timestamptz not null,
  primary key (challenge_hash, purpose)
);
comment on table passkey_challenges is 'What an authenticator is asked to sign, good once and for ten minutes; swept when over.';
comment on column passkey_challenges.purpose is '''sign-in'', or whose passkey is being added.';
