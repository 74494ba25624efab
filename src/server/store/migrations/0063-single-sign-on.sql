-- Single sign-on of staff: who is whom at the provider, and tries that are under way.

create table staff_sign_ons (
  issuer text not null check (length(issuer) <= 2000),
  subject text not null check (length(subject) <= 255),
  member_id uuid not null references staff_members (id) on delete cascade,
  email text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
comment on table staff_sign_ons is 'Accounts at a provider of single sign-on. Issuer and subject together name one for good; an e-mail address does not.';
comment on column staff_sign_ons.email is 'As the provider said it, verified, when the account was linked.';
create unique index staff_sign_ons_of_member on staff_sign_ons (member_id, issuer);

create table sign_on_tries (
  key_hash text primary key,
  session_hash text references sessions (token_hash) on delete cascade,
  wanted text,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table sign_on_tries is 'People who were sent to the provider; each is good once and for ten minutes, swept when over.';
comment on column sign_on_tries.key_hash is 'Of the key that the browser alone holds; state, nonce and verifier are made of the key.';
comment on column sign_on_tries.session_hash is 'Of the session that signs in again; null for who signs in.';
comment on column sign_on_tries.wanted is 'The own page that is opened afterwards.';
create index sign_on_tries_of_session on sign_on_tries (session_hash) where session_hash is not null;

alter table sessions add column by_sign_on boolean not null default false;
comment on column sessions.by_sign_on is 'Whether single sign-on began it.';

-- Whoever joins by single sign-on has neither password nor app; a password is never without an app.
alter table staff_members drop constraint staff_members_check;
alter table staff_members add constraint staff_members_check
  check (joined_at is null or password_hash is null or sealed_totp is not null);
