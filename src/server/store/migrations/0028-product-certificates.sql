-- Certificates of origin for many products at once, and what every good was certified with.

create table product_certificates (
  id uuid primary key,
  client_id uuid not null references clients (id) on delete cascade,
  products jsonb not null,
  form jsonb not null default '{}',
  renews uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  signed_at timestamptz,
  document_id uuid,
  foreign key (client_id, renews) references documents (client_id, id) on delete set null (renews),
  foreign key (client_id, document_id) references documents (client_id, id) on delete set null (document_id)
);
comment on table product_certificates is 'Certificates for products of the catalogue, for a period: each is filled in, then signed once and never changed after.';
comment on column product_certificates.products is 'What the goods are known by, a list: the ASIN, or the SKU of goods that have none.';
comment on column product_certificates.form is 'What was filled in, as domain/cusma/certificate-form.ts describes it; what is absent is filled in from other data.';
comment on column product_certificates.renews is 'The certificate whose goods it certifies anew; null where it is the first. signed_at: null until it is signed.';
create index product_certificates_of_client on product_certificates (client_id, updated_at desc);
create index product_certificates_renewing on product_certificates (client_id, renews);

alter table certified_goods add column valid_from date;
alter table certified_goods add column origin text;
alter table certified_goods add column maker text;
comment on column certified_goods.valid_from is 'First day of the period that was signed; null where the certificate is for one shipment. origin: ISO alpha-2. maker: on one line, empty where none was named; both null on certificates signed before they were kept.';

update certified_goods g set valid_from = f.period_start
from cusma_forms f
where f.client_id = g.client_id and f.document_id = g.document_id and f.period_start is not null;
