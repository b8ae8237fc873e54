-- An offer nobody answers lapses; a parcel that counted as lost may be found and delivered after all.
alter table claim drop constraint claim_state_check;
alter table claim add constraint claim_state_check
  check (state in ('open', 'reviewing', 'offered', 'accepted', 'paid', 'refused', 'withdrawn', 'lapsed', 'void'));
alter table claim drop constraint claim_check11;
alter table claim add constraint claim_closed
  check ((state in ('paid', 'refused', 'withdrawn', 'lapsed', 'void')) = (closed_at is not null));
-- Until when the offer stands.
alter table claim add column answer_before timestamptz;
drop index claim_one_live;
create unique index claim_one_live on claim (user_id, parcel_id) where state not in ('refused', 'withdrawn', 'lapsed', 'void');
-- Offers made before stand for fourteen days from now.
update claim set answer_before = date_trunc('milliseconds', now()) + interval '14 days' where state = 'offered';
insert into timer (kind, subject, due_at)
  select 'claim.offer-lapses', user_id || ':' || id || ':' || (extract(epoch from answer_before) * 1000)::bigint, answer_before
  from claim where state = 'offered';
alter table claim add constraint claim_offer_stands check (state <> 'offered' or answer_before is not null);

alter table parcel_exception add column found_at timestamptz;
alter table parcel_exception add constraint parcel_exception_one_end check (taken_back_at is null or found_at is null);
