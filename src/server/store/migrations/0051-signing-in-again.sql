-- When a session was last proven to be its person's, how, and which clients want a passkey for it.

alter table sessions add column proven_at timestamptz;
alter table sessions add column by_passkey boolean not null default false;
comment on column sessions.proven_at is 'When its person last signed in again; null: not since it began.';
comment on column sessions.by_passkey is 'Whether a passkey proved it, at its beginning or later.';
alter table clients add column passkeys_only boolean not null default false;
comment on column clients.passkeys_only is 'Whether its people need a passkey: a mailed code alone reaches nothing of it.';
