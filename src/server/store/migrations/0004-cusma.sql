-- CUSMA certificates: what was filled in and signed, the signature a client used last, and papers that left the list.

alter table documents add constraint documents_of_client unique (client_id, id);
alter table documents add column keep_until date;
alter table documents add column deleted_at timestamptz;
alter table documents add column deleted_by text;
comment on column documents.keep_until is 'The file and this row are kept at least until this day, deleted or not; null: no term is set.';
comment on column documents.deleted_at is 'When it left the list; the file stays. Null: it is listed.';
create index documents_by_kind on documents (client_id, kind, created_at desc) where deleted_at is null;

alter table cusma_forms add column form jsonb not null default '{}';
alter table cusma_forms add column fingerprint text;
alter table cusma_forms add column period_start date;
alter table cusma_forms add column period_end date;
alter table cusma_forms add column signer_name text;
alter table cusma_forms add column signer_title text;
alter table cusma_forms add column document_id uuid;
alter table cusma_forms add foreign key (client_id, document_id) references documents (client_id, id) on delete set null (document_id);
comment on column cusma_forms.form is 'What was filled in, as domain/cusma/certificate-form.ts describes it; what is absent is filled in from other data.';
comment on column cusma_forms.fingerprint is 'SHA-256 in hex of the goods as they were certified; null until signed.';
comment on column cusma_forms.period_start is 'First day of the blanket period that was signed; period_end: its last.';
comment on column cusma_forms.document_id is 'The certificate that was signed last.';

create table signatures (
  client_id uuid primary key references clients (id) on delete cascade,
  signature_data text not null,
  signer_name text not null,
  signer_title text not null,
  updated_at timestamptz not null
);
comment on table signatures is 'The signature a client drew last, as a data URL: it fills in the next form and signs nothing by itself.';
