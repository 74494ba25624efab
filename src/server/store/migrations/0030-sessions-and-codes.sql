-- Sessions that people can see and end, with an end that does not move; codes of which only the newest holds.

alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column address text;
alter table sessions add column agent text;
comment on column sessions.id is 'Names the session to the people who may end it; the token hash never leaves the server.';
comment on column sessions.address is 'Network address it was begun from, of IPv6 the network; null for sessions of before this column.';
comment on column sessions.agent is 'As the browser named itself at sign-in.';
create unique index sessions_by_id on sessions (id);
create index sessions_of_client on sessions (client_id);
update sessions set expires_at = least(expires_at, created_at + interval '30 days') where kind = 'client';

alter table sign_in_codes add column from_known_network boolean not null default false;
comment on column sign_in_codes.from_known_network is 'Whether the account had signed in from the network that asked: strangers cannot use up the tries of such codes, nor end them.';

-- Whoever changes the address, by import, by staff or by hand: who signed in with the old one is out, and its codes are worth nothing.
create function sign_out_after_email_change() returns trigger language plpgsql as $$
begin
  delete from sessions where client_id = new.id;
  delete from sign_in_codes where client_id = new.id;
  insert into security_events (at, kind, actor_kind, person, client_id, address, detail)
    values (now(), 'email-changed', 'system', new.name, new.id, '', 'sessions ended');
  return null;
end;
$$;
create trigger clients_email_changed after update of email on clients
  for each row when (old.email is distinct from new.email) execute function sign_out_after_email_change();
