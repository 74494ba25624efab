-- Ways to look at the list of shipments that a person gave a name: search, status, order and columns.

create table saved_views (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  person_id uuid not null,
  name text not null,
  view jsonb not null,
  is_default boolean not null default false,
  made_at timestamptz not null,
  foreign key (client_id, person_id) references client_members (client_id, person_id) on delete cascade
);
comment on table saved_views is 'Of each person in each company; who leaves the company loses its own.';
comment on column saved_views.view is 'search, status, order, and hidden: the columns that are left out.';
comment on column saved_views.is_default is 'What the list opens with for the person.';
create unique index saved_views_name on saved_views (client_id, person_id, lower(name));
create unique index saved_views_default on saved_views (client_id, person_id) where is_default;
