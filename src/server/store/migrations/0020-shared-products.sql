-- What products are, by their ASIN, for everybody: no client's own data. Staff fill it by hand and by imports.

create table shared_products (
  asin text primary key,
  title text not null,
  category text,
  updated_by text not null,
  updated_at timestamptz not null
);
comment on table shared_products is 'What an ASIN names, for public checks; category is a path such as Home & Kitchen > Candles. updated_by: name of the person or system.';

alter table import_runs drop constraint import_runs_kind_check,
  add constraint import_runs_kind_check
    check (kind in ('clients', 'shipments', 'items', 'boxes', 'plans', 'catalogue', 'several'));
