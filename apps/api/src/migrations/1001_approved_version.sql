-- The proof whose document a line is made to, once its customer has approved one. No foreign key: lines stand before proofs.
alter table order_lines add approved_proof_id uuid;

-- What was proposed for a line last, whichever round of the check it came in.
create index order_proof_lines_line on order_proof_lines (line_id, proof_id desc);

update order_lines line
set approved_proof_id = (
  select proof_id from order_proof_lines proposed
  where proposed.line_id = line.id order by proof_id desc limit 1
)
from orders
where orders.id = line.order_id and orders.proof_status = 'approved';
