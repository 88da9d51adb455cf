-- How often a customer was reminded of a proof that waits for them.
alter table order_proofs add column reminders integer not null default 0;

-- Numbered places on the cloth that a proof speaks of, in millimetres of a piece, and what the customer answered there.
create table order_proof_pins (
  id uuid primary key,
  proof_id uuid not null references order_proofs (id),
  line_id uuid not null references order_lines (id),
  number integer not null check (number > 0),
  piece text not null,
  x double precision not null,
  y double precision not null,
  text text not null,
  answer text,
  unique (proof_id, number)
);
