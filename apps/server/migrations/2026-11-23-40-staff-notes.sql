-- expands: what staff write to each other about a customer, an order, an item or a parcel, and whose business it is.
create table staff_note (
  -- The customer it is about, or whose thing it is.
  user_id bigint not null references app_user (id),
  id bigint generated always as identity,
  subject_kind text not null check (subject_kind in ('customer', 'order', 'item', 'parcel')),
  -- The number it is known by to staff: a customer's mark, an order's, an item's, a parcel's number.
  subject_no text not null check (length(subject_no) between 2 and 40),
  -- Empty only where a colleague is named.
  text text not null check (length(text) <= 1000),
  -- Who is to look after it from then on; null for a plain note.
  assigned_to bigint references staff (id),
  written_by bigint not null references staff (id),
  written_at timestamptz not null,
  -- A note was struck by its author, or an assignment passed on or done; the row stays.
  ended_by bigint references staff (id),
  ended_at timestamptz check (ended_at >= written_at),
  primary key (user_id, id),
  check (assigned_to is not null or text <> ''),
  check ((ended_by is null) = (ended_at is null)),
  -- Nobody strikes what somebody else wrote.
  check (assigned_to is not null or ended_by = written_by)
);
create index staff_note_subject on staff_note (subject_kind, subject_no, id);
-- A thing is one colleague's business at a time.
create unique index staff_note_one_assignee on staff_note (subject_kind, subject_no) where assigned_to is not null and ended_at is null;
create index staff_note_assignee on staff_note (assigned_to, subject_kind, subject_no) where assigned_to is not null and ended_at is null;

-- What was written stands: a note ends once, and nothing else of it changes.
create function staff_note_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null and new.ended_at is not null
    and (new.user_id, new.id, new.subject_kind, new.subject_no, new.text, new.assigned_to, new.written_by, new.written_at)
      is not distinct from (old.user_id, old.id, old.subject_kind, old.subject_no, old.text, old.assigned_to, old.written_by, old.written_at)
  then return new;
  end if;
  raise exception 'notes of staff are struck, never changed or deleted';
end $$;
create trigger staff_note_append_only before update or delete on staff_note for each row execute function staff_note_stands();
create trigger staff_note_no_truncate before truncate on staff_note for each statement execute function staff_note_stands();
