-- Reading the audit log across clients: newest first, by client, by action, by person. What belongs to a shipment is found by the
-- index of subjects that is there already, and the shipment by its reference.

create index audit_search_newest on audit_log (at desc, id desc);
create index audit_search_client on audit_log (client_id, at desc, id desc);
create index audit_search_action on audit_log (action, at desc, id desc);
create index audit_search_person on audit_log (lower(actor_name), at desc, id desc);
create index audit_search_system on audit_log (at desc, id desc) where actor_kind = 'system';
create index shipments_by_any_reference on shipments (lower(reference));
