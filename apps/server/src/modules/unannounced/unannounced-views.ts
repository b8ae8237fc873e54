import { beijingDate } from "@sihai/domain/clocks";
import { isTrackingNumber, tidyTrackingNumber } from "@sihai/domain/courier";
import { named } from "@sihai/domain/language";
import { maskedText, maskNumber, readMasked } from "@sihai/domain/unannounced";
import { memberMark } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { type Db, type Deps, pageAndNext } from "#platform";
import { actsOn } from "../audit/index.ts";
import type { BenchItem } from "../warehouse/index.ts";
import { suggestOwners } from "./suggest-owners.service.ts";
import {
  listClaimedUnannounced,
  listOpenUnannounced,
  listShelf,
  shelfPlace,
  type UnannouncedParcel,
  unannouncedSteps,
} from "./unannounced.store.ts";
import { claimsBy, claimsOn, guessesLeft, type UnannouncedClaim } from "./unannounced-claim.store.ts";

const pageSize = 20;
const shelfPageSize = 50;
/** More corrections of one parcel are not shown. */
const correctionsMost = 50;

type OpenQuery = {
  userId: string;
  number: string | undefined;
  warehouse: number | undefined;
  mine: boolean;
  unannouncedNo: string | undefined;
  page: number;
  now: Date;
};

/** The shelf as a member sees it: nothing of what is hidden, and of claims only that there is one, or what became of one's own. */
export async function viewOpenUnannounced(
  { db, settings }: Deps,
  { userId, number, warehouse, mine, unannouncedNo, page, now }: OpenQuery,
) {
  const masked = number && isTrackingNumber(number) ? maskedText(maskNumber(tidyTrackingNumber(number))) : undefined;
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const { list: shown, total } = mine
    ? await listClaimedUnannounced(db, userId, place)
    : await listOpenUnannounced(db, { now, masked, warehouse, unannouncedNo, ...place });
  const [claims, left] = await Promise.all([
    claimsBy(
      db,
      userId,
      shown.map(({ id }) => id),
    ),
    guessesLeft(db, userId, beijingDate(now), settings.at(now).unannouncedTerms.guessesADay),
  ]);
  return {
    list: shown.map((parcel) => viewForMember(parcel, userId, claims.get(parcel.id))),
    total,
    pageSize,
    guessesLeft: left,
  };
}

function viewForMember(parcel: UnannouncedParcel, userId: string, claim: UnannouncedClaim | undefined) {
  return {
    unannouncedNo: parcel.unannouncedNo,
    courier: parcel.courier,
    number: readMasked(parcel.maskedNo),
    warehouse: parcel.warehouse,
    grams: parcel.grams,
    foundAt: parcel.foundAt,
    forfeitsAt: parcel.forfeitsAt,
    claimed: parcel.state === "claimed",
    bearsMyMark: parcel.suggestedUserId === userId,
    myClaim: claim ? { state: claim.state, note: claim.note, at: claim.at } : null,
  };
}

/** A parcel with everything that is hidden from members. */
export function viewForStaff(parcel: UnannouncedParcel) {
  return {
    unannouncedNo: parcel.unannouncedNo,
    state: parcel.state,
    courier: parcel.courier,
    trackingNo: parcel.trackingNo,
    warehouse: parcel.warehouse,
    shelf: parcel.shelf,
    grams: parcel.grams,
    written: parcel.written,
    suggestedMark: parcel.suggestedUserId === null ? null : memberMark(parcel.suggestedUserId),
    photos: parcel.photos,
    foundAt: parcel.foundAt,
    forfeitsAt: parcel.forfeitsAt,
  };
}

type ShelfQuery = { text: string; state: UnannouncedParcel["state"] | undefined; after: string | undefined };

/** A page of the shelf as staff see it, with how many claims wait. */
export async function viewShelf(db: Db, query: ShelfQuery) {
  const { list, total, waiting } = await listShelf(db, { ...query, limit: shelfPageSize + 1 });
  const { page, next } = pageAndNext(list, shelfPageSize, shelfPlace);
  return { list: page.map(viewForStaff), total, next, waiting };
}

/** A correction as the audit log kept it: it moves the parcel to no other state, and stands in its history all the same. */
const correctionFacts = z.object({
  reason: z.string(),
  from: z.object({ shelf: z.string(), grams: z.int() }),
  to: z.object({ shelf: z.string(), grams: z.int() }),
});

function viewCorrection({ at, facts }: { at: Date; facts: unknown }) {
  const { reason, from, to } = correctionFacts.parse(facts);
  return { from: null, to: "corrected", at, by: "staff" as const, note: reason, corrected: { from, to } };
}

/** One parcel with everything staff decide by. */
export async function viewUnannouncedDetail(db: Db, parcel: UnannouncedParcel) {
  const isOpen = parcel.state === "held" || parcel.state === "claimed";
  const [claims, steps, corrections, suggestions] = await Promise.all([
    claimsOn(db, parcel.id),
    unannouncedSteps(db, parcel.id),
    actsOn(db, { subject: parcel.unannouncedNo, action: "unannounced.correct", limit: correctionsMost }),
    isOpen ? suggestOwners(db, parcel) : [],
  ]);
  return {
    parcel: viewForStaff(parcel),
    suggestions: suggestions.map(({ item, ...rest }) => ({ ...rest, item: item && summaryOf(item) })),
    claims: claims.map(({ claimId, userId, state, contents, proofs, note, at }) => ({
      claimId,
      customerMark: memberMark(userId),
      state,
      contents,
      proofs,
      note,
      at,
    })),
    steps: [...steps.map((step) => ({ ...step, corrected: null })), ...corrections.map(viewCorrection)].sort(
      (a, b) => a.at.getTime() - b.at.getTime(),
    ),
  };
}

function summaryOf({ itemNo, orderNo, state, name, quantity, courier, trackingNo }: BenchItem) {
  return { itemNo, orderNo, state, name: named(name), quantity, courier, trackingNo };
}
