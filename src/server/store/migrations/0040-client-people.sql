-- Clients are companies with people: who may sign in for which, as what, and the invitations by which they join.

create table client_people (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text,
  language text check (language in ('en', 'fr')),
  created_at timestamptz not null default now()
);
comment on table client_people is 'People who sign in for clients, each by an e-mail address. Gone with the last company they belonged to.';
comment on column client_people.name is 'Null until the person gave one: then the address names it.';
comment on column client_people.language is 'What the person chose to read Portage in.';

create table client_members (
  client_id uuid not null references clients (id) on delete cascade,
  person_id uuid not null references client_people (id) on delete cascade,
  role text not null check (role in ('reader', 'member', 'owner')),
  invited_by text,
  joined_at timestamptz not null,
  chosen_at timestamptz,
  primary key (client_id, person_id)
);
comment on table client_members is 'Who belongs to which company. The address of a company is always that of one of its owners.';
comment on column client_members.invited_by is 'Null for who came with the company''s own address.';
comment on column client_members.chosen_at is 'When the person last signed in for the company or changed to it: the next sign-in begins there.';
create index client_members_of_person on client_members (person_id);

create table client_invitations (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  token_hash text not null unique,
  email text not null check (email = lower(email)),
  role text not null check (role in ('reader', 'member', 'owner')),
  invited_by text not null,
  was_sent boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (client_id, email)
);
comment on table client_invitations is 'Open ones and those that are over, one at most for each address and company; deleted when accepted or withdrawn.';
comment on column client_invitations.was_sent is 'Whether the letter went out.';

insert into client_people (email, language, created_at) select email, language, created_at from clients;
insert into client_members (client_id, person_id, role, joined_at)
  select c.id, p.id, 'owner', c.created_at from clients c join client_people p on p.email = c.email;

alter table sessions add column person_id uuid references client_people (id) on delete cascade;
comment on column sessions.person_id is 'Who of the client signed in; null for staff.';
update sessions s set person_id = p.id from clients c join client_people p on p.email = c.email where c.id = s.client_id;
-- Who no longer belongs to the company has no session for it.
alter table sessions add constraint sessions_of_member
  foreign key (client_id, person_id) references client_members (client_id, person_id) on delete cascade;
create index sessions_of_person on sessions (person_id) where person_id is not null;

alter table sign_in_codes add column person_id uuid references client_people (id) on delete cascade;
comment on column sign_in_codes.person_id is 'Who may sign in by it; null where nobody may.';
update sign_in_codes s set person_id = p.id from clients c join client_people p on p.email = c.email where c.id = s.client_id;

alter table signatures add column person_id uuid references client_people (id) on delete set null;
comment on column signatures.person_id is 'Whose signature it is: nobody else is shown it.';
update signatures s set person_id = p.id from clients c join client_people p on p.email = c.email where c.id = s.client_id;

-- The person of the client's own address, where a program that knows of no people writes the row.
create function fill_person_of_client() returns trigger language plpgsql as $$
begin
  if new.client_id is not null and new.person_id is null then
    select p.id into new.person_id from clients c join client_people p on p.email = c.email where c.id = new.client_id;
  end if;
  return new;
end;
$$;
create trigger sessions_person before insert on sessions for each row execute function fill_person_of_client();
create trigger sign_in_codes_person before insert on sign_in_codes for each row execute function fill_person_of_client();
create trigger signatures_person before insert on signatures for each row execute function fill_person_of_client();

-- However a client comes to be, whoever has its address is its owner.
create function own_new_client() returns trigger language plpgsql as $$
begin
  insert into client_people (email, created_at) values (new.email, new.created_at) on conflict (email) do nothing;
  insert into client_members (client_id, person_id, role, joined_at)
    select new.id, id, 'owner', new.created_at from client_people where email = new.email;
  return null;
end;
$$;
create trigger clients_owner after insert on clients for each row execute function own_new_client();

create function forget_left_person() returns trigger language plpgsql as $$
begin
  delete from client_people p where p.id = old.person_id
    and not exists (select from client_members m where m.person_id = p.id);
  return null;
end;
$$;
create trigger client_members_left after delete on client_members for each row execute function forget_left_person();

-- Another address: of a member it is chosen out of those who belong to the company; of anybody else that person takes the place of
-- whoever had the old one, who is out, with the sessions.
create or replace function sign_out_after_email_change() returns trigger language plpgsql as $$
declare
  newcomer uuid;
begin
  insert into security_events (at, kind, actor_kind, person, client_id, address, detail)
    values (now(), 'email-changed', 'system', new.name, new.id, '', null);
  -- Of who is erased nobody is left.
  if new.erased_at is not null then
    delete from client_members where client_id = new.id;
    return null;
  end if;
  insert into client_people (email) values (new.email) on conflict (email) do nothing;
  select id into newcomer from client_people where email = new.email;
  if exists (select from client_members where client_id = new.id and person_id = newcomer) then
    update client_members set role = 'owner' where client_id = new.id and person_id = newcomer;
  else
    insert into client_members (client_id, person_id, role, joined_at) values (new.id, newcomer, 'owner', now());
    delete from client_members m using client_people p
      where m.client_id = new.id and p.id = m.person_id and p.email = old.email;
  end if;
  delete from client_invitations where client_id = new.id and email = new.email;
  return null;
end;
$$;
