import { readMark } from "@sihai/domain/unannounced";
import { editDistance, memberMark, numbersNearby } from "@sihai/domain/warehouse";
import type { Db } from "#platform";
import { type BenchItem, itemsOfDelivery, itemsSentBy, itemsUnderNumbers, onTheWay, openItemsOf } from "../warehouse/index.ts";
import { isMember, type UnannouncedParcel } from "./unannounced.store.ts";

const atMost = 10;
/** How long before a parcel came its seller may have given it to the courier, and how long after staff may have recorded it. */
const sentWithinMs = 10 * 86_400_000;
const recordedWithinMs = 3 * 86_400_000;

export type Suggestion = {
  reason: "mark" | "same-number" | "near-number" | "same-courier";
  distance: number;
  customerMark: string;
  item: BenchItem | null;
};

/**
 * Whose an unannounced parcel may be, the best reason first: the mark written on it, the same number announced since, a number misread
 * by a sign, goods that the same courier should have brought these days. Each item once.
 */
export async function suggestOwners(db: Db, parcel: UnannouncedParcel): Promise<Suggestion[]> {
  const written = readMark(parcel.written);
  const marked = written !== null && (await isMember(db, written)) ? written : null;
  const { foundAt, courier, warehouse, trackingNo } = parcel;
  const from = new Date(foundAt.getTime() - sentWithinMs);
  const to = new Date(foundAt.getTime() + recordedWithinMs);
  const [same, near, mine, sent] = await Promise.all([
    itemsOfDelivery(db, trackingNo),
    nearNumbers(db, trackingNo),
    marked === null ? [] : openItemsOf(db, marked, atMost),
    itemsSentBy(db, { courier, warehouse, from, to, limit: atMost }),
  ]);
  const expected = same.filter((item) => onTheWay.some((state) => state === item.state));
  const found = [
    ...expected.map((item) => of("same-number", item, 0)),
    ...mine.map((item) => of("mark", item, 0)),
    ...near.map(({ item, distance }) => of("near-number", item, distance)),
    ...sent.map((item) => of("same-courier", item, 0)),
  ];
  const once = new Map([...found].reverse().map((each) => [each.item?.itemNo, each]));
  const listed = found.filter((each) => once.get(each.item?.itemNo) === each);
  const member: Suggestion[] =
    marked === null ? [] : [{ reason: "mark", distance: 0, customerMark: memberMark(marked), item: null }];
  return [...member, ...listed];
}

/** Items expected under a number this one may be a misreading of, the nearest first. */
export async function nearNumbers(db: Db, trackingNo: string): Promise<{ item: BenchItem; distance: number }[]> {
  const similar = await itemsUnderNumbers(db, numbersNearby(trackingNo), 2 * atMost);
  return similar
    .map((item) => ({ item, distance: editDistance(item.trackingNo ?? "", trackingNo) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, atMost);
}

function of(reason: Suggestion["reason"], item: BenchItem, distance: number): Suggestion {
  return { reason, distance, customerMark: memberMark(item.userId), item };
}
