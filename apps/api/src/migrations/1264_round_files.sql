-- What is made of a document to be taken along when somebody asks: a model for the round (GLB and USDZ), a turn of pictures.
-- Goes with the document's pictures, and so do its files.
create table round_files (
  document_hash text not null references pictures (document_hash) on delete cascade,
  product text not null,
  kind text not null check (kind in ('model', 'turn')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- How it was made; another name is made again when somebody asks.
  making text,
  reason text,
  -- Bytes of each file by its name.
  files jsonb not null default '{}',
  asked_by text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (document_hash, product, kind)
);
create index round_files_asked on round_files (asked_by) where state = 'waiting' and asked_by is not null;
