-- expands: a table of its own, which the version before does not know
-- Whether a text helped, as its readers say: one answer a reader, who is a random name kept in the browser and belongs to no account.
create table article_vote (
  id bigint generated always as identity primary key,
  article text not null check (article ~ '^[a-z0-9-]{2,64}$'),
  version_id bigint not null references content_version (id),
  reader uuid not null,
  is_helpful boolean not null,
  voted_at timestamptz not null,
  unique (article, reader)
);
create index article_vote_by_version on article_vote (version_id);
