-- An import is saved by a job: whoever comes back to its page finds how far it is, and what came of it.

alter table import_runs add column job_id uuid references jobs (id) on delete set null;
comment on column import_runs.job_id is 'The job that saves or saved it; null until it is to be saved, and once the job is forgotten.';
