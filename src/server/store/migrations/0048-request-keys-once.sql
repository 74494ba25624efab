-- Request keys of clients are good once too. A row is written with almost every call: it need not outlive a crash, and is spared the log.
alter table used_request_keys set unlogged;
comment on table used_request_keys is 'Nonces of request keys while a key is valid, so that none is taken twice. visitor: hash of the id of a visitor, or of the token of a client. Emptied by a crash of the database.';
