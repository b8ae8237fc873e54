import type { claimTabs } from "@sihai/contract/claim";
import { ok, refuse, sum } from "@sihai/domain";
import { claimBasis, claimKinds, claimNumber, claimWindow, isOpenClaim, likelyKind, mayMoveClaim } from "@sihai/domain/claim";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import { named } from "@sihai/domain/language";
import { maxInsured } from "@sihai/domain/parcel";
import { memberMark } from "@sihai/domain/warehouse";
import { type Db, type Deps, duePlace, pageAndNext } from "#platform";
import { pictureUrl } from "../file/index.ts";
import { findParcel, type Parcel, parcelsByNo } from "../parcel/index.ts";
import { stepsOfMany } from "../timeline/index.ts";
import { photosOfMany, type StoredItem } from "../warehouse/index.ts";
import { revivableUntil } from "./answer-offer.service.ts";
import {
  type Claim,
  claimsByNumber,
  claimsOfParcel,
  countClaims,
  deskClaims,
  itemsOfClaims,
  messagesOfClaims,
  photosOfClaims,
} from "./claim.store.ts";
import { claimedParcel, claimRulesOf, freightPaid, goodsOfParcels } from "./claimed-parcel.ts";
import { stateByClock } from "./move-claim.ts";

/** What a buyer can claim for a parcel now, and what they claimed before. */
export async function readParcelClaims(deps: Deps, userId: string, packageId: string, now: Date) {
  const { db } = deps;
  const parcel = await findParcel(db, userId, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" as const });
  const [claimed, goods, rows] = await Promise.all([
    claimedParcel(db, parcel),
    goodsWithPictures(db, [parcel]).then((found) => found.get(parcel.id) ?? []),
    claimsOfParcel(db, userId, parcel.id),
  ]);
  const freight = freightPaid(parcel);
  const worth = sum(
    goods.map(({ value }) => value),
    "CNY",
  );
  const rules = claimRulesOf(deps, claimed, now);
  const { reportWorkingDays, lostAfterDays, delayBp } = rules.claimTerms;
  const { answerWorkingDays } = deps.settings.at(now).claimTerms;
  const kinds = claimKinds.map((kind) => ({ kind, ...claimWindow(kind, claimed, now, rules) }));
  const possible = kinds.flatMap(({ kind, obstacle }) => (obstacle === null ? kind : []));
  return ok({
    kinds,
    likely: likelyKind(claimed.happened, possible),
    items: goods.map(viewGoods),
    insured: parcel.insured,
    insurable: maxInsured(parcel.line, worth, parcel.deposit),
    freight,
    terms: { reportWorkingDays, lostAfterDays, delayBp, answerWorkingDays },
    offered: !rows.some(({ state }) => isOpenClaim(state) || state === "paid"),
    claims: (await viewClaims(deps, rows, new Map([[parcel.id, goods]]), now)).map(({ view }) => view),
  });
}

const deskPage = 50;

type QueueQuery = {
  tab: (typeof claimTabs)[number];
  due: Due | undefined;
  assigned: "me" | undefined;
  q: string;
  after: string | undefined;
  pageSize: number | undefined;
  staffId: string;
  now: Date;
};

/** A page of the desk's queue, with how many wait; what is searched for is found whatever its tab, and then on one page. */
export async function readQueue(deps: Deps, { tab, due, assigned, q, after, pageSize = deskPage, staffId, now }: QueueQuery) {
  const { db } = deps;
  const asked = { due: dueSpan(due, now), assigneeId: assigned ? staffId : null };
  const [found, counts] = await Promise.all([
    q === "" ? deskClaims(db, tab, { ...asked, after, limit: pageSize + 1 }) : claimsByNumber(db, q),
    countClaims(db, now),
  ]);
  const { page, next } = pageAndNext(found, pageSize, ({ id, dueAt, closedAt }) => duePlace({ id, dueAt: closedAt ?? dueAt }));
  return ok({ list: await viewDeskClaims(deps, page, staffId, now), next: q === "" ? next : null, counts });
}

/** Claims with their parcels, goods and photos: as many questions for a hundred as for one. */
async function viewDeskClaims(deps: Deps, rows: readonly Claim[], staffId: string, now: Date) {
  const { db } = deps;
  const parcels = await parcelsByNo(db, [...new Set(rows.map(({ packageNo }) => packageNo))]);
  const goods = await goodsWithPictures(db, parcels);
  const userIds = [...new Set(parcels.map(({ userId }) => userId))];
  const [views, parcelPhotos, itemPhotos] = await Promise.all([
    viewClaims(deps, rows, goods, now),
    photosOfMany(db, userIds, "parcel", [...goods.keys()]),
    photosOfMany(
      db,
      userIds,
      "item",
      [...goods.values()].flat().map(({ itemId }) => itemId),
    ),
  ]);
  return views.map(({ row, view, itemIds }) => {
    const parcel = parcels.find(({ id }) => id === row.parcelId);
    if (!parcel) throw new Error(`claim ${row.id} is of no parcel`);
    // The goods the claim is about; all of them where it is about the parcel.
    const inIt = goods.get(parcel.id) ?? [];
    const about = itemIds.length > 0 ? inIt.filter(({ itemId }) => itemIds.includes(itemId)) : inIt;
    return {
      ...view,
      customerMark: memberMark(parcel.userId),
      parcelState: parcel.state,
      exception: row.exceptionKind,
      lineName: parcel.line.name,
      country: parcel.country,
      carrier: parcel.carrier,
      waybillNo: parcel.waybillNo,
      shippedAt: parcel.shippedAt,
      deliveredAt: parcel.deliveredAt,
      estGrams: parcel.estGrams,
      actGrams: parcel.actGrams,
      actSidesCm: parcel.actSidesCm,
      parcelPhotos: parcelPhotos.get(parcel.id) ?? [],
      itemPhotos: about.flatMap(({ itemId, itemNo }) => (itemPhotos.get(itemId) ?? []).map((photo) => ({ ...photo, itemNo }))),
      offeredByMe: row.offeredBy === staffId,
    };
  });
}

type Goods = Pick<StoredItem, "itemId" | "itemNo" | "name" | "skuName" | "pictureUrl" | "quantity" | "value">;

/** The goods of parcels, by parcel id; those nobody had a picture of are shown as the bench photographed them. */
async function goodsWithPictures(db: Db, parcels: readonly Parcel[]): Promise<Map<string, Goods[]>> {
  const goods = await goodsOfParcels(db, parcels);
  const bare = [...goods.values()].flat().filter((item) => item.pictureUrl === null);
  const photos = await photosOfMany(
    db,
    [...new Set(bare.map(({ userId }) => userId))],
    "item",
    bare.map(({ itemId }) => itemId),
  );
  const shown = (item: StoredItem): Goods => {
    const [first] = photos.get(item.itemId) ?? [];
    return item.pictureUrl === null && first ? { ...item, pictureUrl: pictureUrl(first.fileId) } : item;
  };
  return new Map([...goods].map(([parcelId, items]) => [parcelId, items.map(shown)]));
}

function viewGoods({ itemNo, name, skuName, pictureUrl: url, quantity, value }: Goods) {
  return { itemNo, name: named(name), skuName, pictureUrl: url, quantity, value };
}

async function viewClaims(deps: Deps, rows: readonly Claim[], goodsOf: ReadonlyMap<string, readonly Goods[]>, now: Date) {
  const { db } = deps;
  const ids = rows.map(({ id }) => id);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const [items, photos, messages, steps] = await Promise.all([
    itemsOfClaims(db, ids),
    photosOfClaims(db, ids),
    messagesOfClaims(db, ids),
    stepsOfMany(db, userIds, "claim", ids),
  ]);
  return rows.map((row) => {
    const own = items.filter(({ claimId }) => claimId === row.id);
    const goods = goodsOf.get(row.parcelId) ?? [];
    const view = {
      ...factsOf(deps, row, now),
      items: own.flatMap(({ itemId, quantity, value }) => {
        const item = goods.find((one) => one.itemId === itemId);
        return item ? [{ ...viewGoods(item), claimed: quantity, loss: value }] : [];
      }),
      photos: photos.filter(({ claimId }) => claimId === row.id).map(({ fileId }) => fileId),
      steps: (steps.get(row.id) ?? []).map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
      messages: messages.filter(({ claimId }) => claimId === row.id).map(({ from, text, at }) => ({ from, text, at })),
    };
    return { row, view, itemIds: own.map(({ itemId }) => itemId) };
  });
}

function factsOf(deps: Deps, row: Claim, now: Date) {
  const reviveBefore = revivableUntil(deps, row, now);
  const isOpen = isOpenClaim(row.state);
  const stands = stateByClock(row, now) === "offered";
  return {
    claimNo: claimNumber(row.id),
    packageId: row.packageNo,
    kind: row.kind,
    state: row.state,
    description: row.description,
    calculation: {
      basis: claimBasis({ kind: row.kind, insured: row.insured, freight: row.freight }),
      insured: row.insured,
      freight: row.freight,
      goods: row.goods,
      loss: row.loss,
      maximum: row.maximum,
    },
    requested: row.requested,
    offer: row.offer === null ? null : row.offer,
    reason: row.reason,
    paid: row.paid === null ? null : row.paid,
    dueAt: row.dueAt,
    answerBefore: row.state === "offered" ? row.answerBefore : null,
    createdAt: row.createdAt,
    closedAt: row.closedAt,
    reviveBefore,
    may: {
      accept: stands,
      contest: row.state === "offered",
      revive: reviveBefore !== null,
      withdraw: mayMoveClaim(stateByClock(row, now), "withdrawn"),
      write: isOpen,
    },
  };
}
