-- Another e-mail address of a client waits until the old one agrees.

create table address_changes (
  client_id uuid primary key references clients (id) on delete cascade,
  token_hash text not null unique,
  email_before text not null check (email_before = lower(email_before)),
  email_after text not null check (email_after = lower(email_after)),
  asked_by text not null,
  asked_at timestamptz not null,
  objected_at timestamptz,
  gone_by text,
  takes_effect_at timestamptz,
  check ((gone_by is null) = (takes_effect_at is null)),
  check (objected_at is null or takes_effect_at is null)
);
comment on table address_changes is 'One at most for each client; deleted when it took effect, was withdrawn, or the address became another some other way.';
comment on column address_changes.token_hash is 'Of the link that the old address was sent.';
comment on column address_changes.asked_by is 'Who imported it: somebody on staff, or a system with a key.';
comment on column address_changes.objected_at is 'When the old address said no. It stays, so that the next import of the same asks nothing anew.';
comment on column address_changes.gone_by is 'Who on staff said that nobody reads the old box any more.';
comment on column address_changes.takes_effect_at is 'When it takes effect unless the old address objects.';
create index address_changes_due on address_changes (takes_effect_at) where takes_effect_at is not null;

-- Whatever made the address another: what waited is over.
create function forget_address_change() returns trigger language plpgsql as $$
begin
  delete from address_changes where client_id = new.id;
  return null;
end;
$$;
create trigger clients_address_changed after update of email on clients
  for each row when (old.email is distinct from new.email) execute function forget_address_change();
