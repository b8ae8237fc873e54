-- expands
-- An account its owner wants closed: when, and when it was. Until then it can be taken back, and the row goes.
create table account_closing (
  user_id bigint primary key references app_user (id),
  asked_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  check (closes_at >= asked_at),
  check (closed_at >= closes_at)
);

-- Bytes of a file that are gone for good; its row stays for what points to it.
alter table stored_file add column removed_at timestamptz;

-- The one act that takes words back that otherwise stand: a person's, when the account is closed. It lasts as long as its transaction.
create function is_erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('sihai.erasing', true), '') = 'on'
$$;

create or replace function consult_message_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'what was said in a consultation is never changed or deleted';
end $$;

create or replace function staff_note_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  if tg_op = 'UPDATE' and old.ended_at is null and new.ended_at is not null
    and (new.user_id, new.id, new.subject_kind, new.subject_no, new.text, new.assigned_to, new.written_by, new.written_at)
      is not distinct from (old.user_id, old.id, old.subject_kind, old.subject_no, old.text, old.assigned_to, old.written_by, old.written_at)
  then return new;
  end if;
  raise exception 'notes of staff are struck, never changed or deleted';
end $$;

-- A text without somebody's words: whichever of them stand in it become a dash.
create function without_words(given text, words text[]) returns text language plpgsql immutable as $$
declare word text;
begin
  foreach word in array words loop given := replace(given, word, '—'); end loop;
  return given;
end $$;

-- The same of the texts in a JSON value; its keys stay as they are.
create function without_words(given jsonb, words text[]) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(given)
    when 'string' then return to_jsonb(without_words(given #>> '{}', words));
    when 'array' then
      return coalesce((select jsonb_agg(without_words(each, words) order by place)
        from jsonb_array_elements(given) with ordinality as listed (each, place)), '[]');
    when 'object' then
      return coalesce((select jsonb_object_agg(key, without_words(value, words)) from jsonb_each(given)), '{}');
    else return given;
  end case;
end $$;
