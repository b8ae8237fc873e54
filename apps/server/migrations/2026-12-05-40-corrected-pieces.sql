-- expands: how many pieces lie there is corrected like weight and size. Null in both: an older row, or a node of the release before.
alter table stored_correction
  add column quantity_was integer check (quantity_was between 1 and 9999),
  add column quantity integer check (quantity between 1 and 9999),
  drop constraint stored_correction_check,
  add constraint stored_correction_check check (
    (grams_was, sides_mm_was, shelf_was, photos_was, quantity_was) is distinct from (grams, sides_mm, shelf, photos, quantity)
  );
