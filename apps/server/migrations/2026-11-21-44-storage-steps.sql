-- What is asked of the storage bench and longer storage have histories of their own, shown to their owner beside the item's.
alter table timeline drop constraint timeline_subject_kind_check;
alter table timeline add constraint timeline_subject_kind_check check (subject_kind in
  ('item', 'parcel', 'trade', 'service', 'return', 'abnormal', 'enquiry', 'expert', 'claim', 'storage-task', 'storage-extension'));

-- What happened before there were such rows, as far as the tables tell.
insert into timeline (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind, by_id)
select user_id, 'storage-task', id, row_number() over (partition by user_id, id order by step), lag(to_state) over (partition by user_id, id order by step),
  to_state, at, by_kind, by_id
from (
  select user_id, id, 1 as step, 'open' as to_state, opened_at as at,
    case kind when 'forfeit' then 'system' else 'user' end as by_kind, case kind when 'forfeit' then null else user_id end as by_id from storage_task
  union all
  select user_id, id, 2, 'proposed', proposed_at, 'staff', proposed_by from storage_task where proposed_at is not null
  union all
  select user_id, id, 3, state, closed_at, case when closed_by is null then 'user' else 'staff' end, coalesce(closed_by, user_id)
  from storage_task where closed_at is not null
) steps;
insert into timeline (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind, by_id)
select user_id, 'storage-extension', id, 1, null, 'unpaid', created_at, 'user', user_id from storage_extension
union all
select user_id, 'storage-extension', id, 2, 'unpaid', state, closed_at, case state when 'paid' then 'user' else 'system' end,
  case state when 'paid' then user_id end from storage_extension where state <> 'unpaid';
