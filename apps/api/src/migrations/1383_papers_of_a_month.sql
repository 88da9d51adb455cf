-- All papers of a month are taken out by the day that they were issued on.
create index invoices_issued on invoices (issued_at, invoice_number);
create index credit_notes_issued on credit_notes (issued_at, credit_note_number);
create index surcharges_issued on surcharges (issued_at, invoice_number) where state = 'applied';
