-- What each API key may do. Keys that were issued before hand in data and give clients other e-mail addresses, as they could; none reads.

alter table api_keys add column scopes jsonb not null default '["import", "change-email"]';
comment on column api_keys.scopes is 'Of import, change-email, export.';
