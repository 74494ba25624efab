-- An invitation is worth what the owner who sent it may still do: it ends with the owner.

alter table client_invitations add column invited_by_id uuid;
comment on column client_invitations.invited_by_id is 'The owner who sent it, with whom it goes; null where staff did.';
update client_invitations i set invited_by_id = p.id from client_people p, client_members m
  where m.client_id = i.client_id and m.role = 'owner' and p.id = m.person_id and coalesce(p.name, p.email) = i.invited_by;
-- Whoever takes an owner out, a person or an import of another address: the invitations go too.
alter table client_invitations add constraint client_invitations_of_member
  foreign key (client_id, invited_by_id) references client_members (client_id, person_id) on delete cascade;
create index client_invitations_by_person on client_invitations (client_id, invited_by_id) where invited_by_id is not null;

create function end_invitations_of_former_owner() returns trigger language plpgsql as $$
begin
  delete from client_invitations where client_id = new.client_id and invited_by_id = new.person_id;
  return null;
end;
$$;
create trigger client_members_lowered after update of role on client_members
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function end_invitations_of_former_owner();
