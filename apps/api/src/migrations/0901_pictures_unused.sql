-- Since when nothing shows a document any more; its pictures go when that is long enough ago.
alter table pictures add unused_since timestamptz;
create index pictures_unused on pictures (unused_since) where unused_since is not null;
create index designs_document on designs (document_hash);
create index cart_designs_document on cart_designs (document_hash);
create index order_designs_document on order_designs (document_hash);
create index order_proof_lines_document on order_proof_lines (document_hash);
