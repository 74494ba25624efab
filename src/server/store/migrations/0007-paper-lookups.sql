-- What housekeeping and links of our own ask of papers: whose time is over, and whose file a link names.
create index documents_outlived on documents (keep_until) where keep_until is not null;
create index documents_by_file on documents (storage_key);
