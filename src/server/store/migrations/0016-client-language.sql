-- In which language a client reads what Portage says: answers of the API and letters. Null: none was chosen, the browser's counts.
alter table clients add column language text check (language in ('en', 'fr'));
