-- Phones, business numbers and signatures lie encrypted from here on. The start encrypts what is there, with the key that no SQL has: `src/server/store/sealed-fields.ts`.

alter table business_info add column sealed text;
comment on column business_info.sealed is 'JSON of phone_number and canadian_business_number, encrypted; the columns of those names are empty.';
alter table signatures add column sealed text;
comment on column signatures.sealed is 'JSON of signature_data, encrypted; the column of that name is empty.';
comment on column documents.request is 'What was asked for, encrypted as {"sealed": text}.';
comment on column cusma_forms.form is 'Encrypted as {"sealed": text}.';
comment on column product_certificates.form is 'Encrypted as {"sealed": text}.';
comment on column invoice_parties.parties is 'Encrypted as {"sealed": text}.';

-- Nobody read it, and it names people.
update staff_documents set request = null;

-- In the audit log their ends alone are shown, as the program writes them from here on.
alter table audit_log disable trigger audit_log_append_only;
update audit_log set
  before = regexp_replace(before::text,
    '"(phone|phone_number|phoneNumber|canadian_business_number)": "[^"\\]*?([^"\\]{0,4})"', '"\1": "••••••\2"', 'g')::jsonb,
  after = regexp_replace(after::text,
    '"(phone|phone_number|phoneNumber|canadian_business_number)": "[^"\\]*?([^"\\]{0,4})"', '"\1": "••••••\2"', 'g')::jsonb
where (before::text || coalesce(after::text, '') || '') ~ '"(phone|phone_number|phoneNumber|canadian_business_number)": "'
  or after::text ~ '"(phone|phone_number|phoneNumber|canadian_business_number)": "';
alter table audit_log enable trigger audit_log_append_only;
