-- What each signed certificate says of its goods, and the decision each criterion rests on.

create table certified_goods (
  document_id uuid not null references documents (id) on delete cascade,
  client_id uuid not null references clients (id) on delete cascade,
  sku text not null,
  product text not null,
  code text not null,
  criterion text not null check (criterion in ('A', 'B', 'C', 'D', '4.2(d)')),
  decision_id uuid references origin_decisions (id),
  signed_at timestamptz not null,
  last_claim date not null,
  keep_until date not null,
  primary key (document_id, sku)
);
comment on table certified_goods is 'The goods of every signed certificate as they were signed; never changed, gone with the certificate.';
comment on column certified_goods.product is 'The ASIN, or the SKU of goods that have none. code: digits that were certified.';
comment on column certified_goods.criterion is 'As the form states it. decision_id: what it rests on; null where it was stated and not tested.';
comment on column certified_goods.last_claim is 'Last day on which goods may be claimed by the certificate; keep_until: what proves the claim is kept up to this day.';
create index certified_goods_of_product on certified_goods (client_id, product, keep_until);

insert into certified_goods
  (document_id, client_id, sku, product, code, criterion, decision_id, signed_at, last_claim, keep_until)
select d.id, a.client_id, t.key, o.product, o.code,
  coalesce(f.form -> 'originCriteria' ->> t.key, o.criterion), o.id, a.at,
  coalesce((a.after ->> 'period_end')::date, (a.at + interval '12 months')::date),
  greatest(
    coalesce((a.after ->> 'period_end')::date, (a.at + interval '12 months')::date) + interval '60 months',
    a.at + interval '72 months'
  )::date
from audit_log a
cross join lateral jsonb_each_text(
  case when jsonb_typeof(a.after -> 'tested_by_decisions') = 'object' then a.after -> 'tested_by_decisions' else '{}' end
) t
join documents d on d.id = (a.after ->> 'document_id')::uuid and d.client_id = a.client_id
join origin_decisions o on o.id = t.value::uuid and o.client_id = a.client_id
left join cusma_forms f on f.client_id = a.client_id and f.id::text = a.subject_id
where a.action = 'cusma-form.signed' and coalesce(f.form -> 'originCriteria' ->> t.key, o.criterion) is not null
on conflict do nothing;
