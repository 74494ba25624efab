-- What a day's questions to the language model cost, over all servers.

create table model_tokens (
  day date primary key,
  tokens bigint not null check (tokens >= 0)
);
comment on table model_tokens is 'Tokens of a day: what services reported, estimates where they said nothing, and the most of each question under way.';
