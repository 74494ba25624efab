-- Staff with names of their own: who they are, how they sign in, and the invitations by which they join.

create table staff_members (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('reader', 'operator', 'owner')),
  invited_by text not null,
  created_at timestamptz not null,
  joined_at timestamptz,
  password_hash jsonb,
  password_at timestamptz,
  sealed_totp text,
  totp_at timestamptz,
  totp_step integer,
  sealed_next_totp text,
  next_totp_at timestamptz,
  disabled_at timestamptz,
  check (joined_at is null or (password_hash is not null and sealed_totp is not null))
);
comment on table staff_members is 'Rows stay when somebody leaves (disabled_at): the audit log names them.';
comment on column staff_members.joined_at is 'When the first invitation was accepted; null until then.';
comment on column staff_members.password_hash is 'Scrypt, as the shared passwords in settings.';
comment on column staff_members.sealed_totp is 'Secret of the authenticator app in base32, encrypted with the key of ENCRYPTION_KEY.';
comment on column staff_members.totp_step is 'The last step of 30 seconds whose code was used: no code is good twice.';
comment on column staff_members.sealed_next_totp is 'A secret that is being set up and not in use before a code of it was typed.';

create table staff_invitations (
  token_hash text primary key,
  member_id uuid not null unique references staff_members (id) on delete cascade,
  sealed_totp text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table staff_invitations is 'One at most for each member, deleted when it is accepted. Also how somebody gets in again who lost the second factor.';

create table staff_challenges (
  token_hash text primary key,
  member_id uuid not null references staff_members (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table staff_challenges is 'Who has given the password and not the second factor yet; deleted when the session starts, swept when over.';
create index staff_challenges_of_member on staff_challenges (member_id);

create table staff_recovery_codes (
  member_id uuid not null references staff_members (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
comment on table staff_recovery_codes is 'SHA-256 of codes of 120 random bits, each good once in place of the authenticator app.';

alter table sessions add column staff_id uuid references staff_members (id) on delete cascade;
comment on column sessions.staff_id is 'The member of staff; null for clients and for who signed in with the shared password.';
create index sessions_of_staff on sessions (staff_id) where staff_id is not null;

alter table security_events add column person_id text;
comment on column security_events.person_id is 'Id of the member of staff, where it was one or tried to be.';
create index security_events_of_person on security_events (person_id, id desc) where person_id is not null;
