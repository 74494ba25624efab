-- The servers of this installation, as each tells of itself: two versions run side by side during an update.

create table servers (
  id uuid primary key,
  name text not null,
  release text not null,
  tariff text not null,
  since timestamptz not null,
  heard_at timestamptz not null
);
comment on table servers is 'One row a start of a server; it goes when the server ends in order, else a day after it was last heard.';
comment on column servers.name is 'Machine and port.';
comment on column servers.release is 'Of the program.';
comment on column servers.tariff is 'Release of the tariff schedule that it has read.';
