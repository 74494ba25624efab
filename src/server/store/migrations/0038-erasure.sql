-- Terms of papers, erasure of clients, and the end of audit entries.

update documents set keep_until = ((created_at at time zone 'UTC')::date + interval '72 months')::date where keep_until is null;
alter table staff_documents add column keep_until date;
update staff_documents set keep_until = ((created_at at time zone 'UTC')::date + interval '72 months')::date;
create index staff_documents_outlived on staff_documents (keep_until);
comment on column staff_documents.keep_until is 'The paper is kept at least until this day; null: made by a version without terms, housekeeping gives one.';

alter table clients add column erased_at timestamptz;
create index clients_erased on clients (erased_at) where erased_at is not null;
comment on column clients.erased_at is 'The client is erased: name and address are a pseudonym, and the row stays for the papers that have to be kept.';

create table erasure_requests (
  client_id uuid primary key references clients (id) on delete cascade,
  asked_at timestamptz not null
);
comment on table erasure_requests is 'Clients that asked to be erased, until staff do it or it is withdrawn.';

create table erasures (
  id uuid primary key,
  client_id uuid not null,
  pseudonym text not null,
  asked_at timestamptz,
  erased_at timestamptz not null,
  erased_by text not null,
  removed jsonb not null,
  kept jsonb not null,
  kept_until date,
  files_left jsonb not null,
  found jsonb,
  ended_at timestamptz
);
create index erasures_newest_first on erasures (erased_at desc, id desc);
create index erasures_of_client on erasures (client_id);
comment on table erasures is 'What was erased: rows by table, what stays until when. files_left: files still to be deleted; found: what the search after it found, by table and column, null before it ran; ended_at: the last of the client is gone.';

-- Entries are only ever added, but for two acts. An erasure puts pseudonyms into those of its client, or of none: it is the transaction that made
-- the row of `erasures` it names. And an entry may go once it is older than any paper is kept.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '72 months' then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.at, new.actor_kind, new.actor_id, new.client_id, new.action, new.subject_kind)
      is not distinct from (old.id, old.at, old.actor_kind, old.actor_id, old.client_id, old.action, old.subject_kind)
    and exists (
      select from erasures e
      where e.id::text = current_setting('portage.erasure', true)
        and e.xmin = pg_current_xact_id()::xid
        and (old.client_id is null or old.client_id = e.client_id))
  then
    return new;
  end if;
  raise exception 'audit_log is append-only';
end;
$$;
