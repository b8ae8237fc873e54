import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type SpecWorld } from "#testing";
import { deskDisputes, orderedBy as disputesBy } from "../../src/modules/dispute/dispute.store.ts";
import { deskHolds, orderedBy as holdsBy } from "../../src/modules/payment/card-hold/card-hold.store.ts";
import { deskSuspended } from "../../src/modules/suspense/suspended-list.store.ts";
import { deskTransfers, orderedBy as transfersBy } from "../../src/modules/transfer/transfer.store.ts";
import { pageAndNext } from "../../src/platform/index.ts";
import { amongMany } from "./among-many.ts";
import { fillMoney } from "./many-of-money.ts";
import { type Listed, walk, whole } from "./walk-pages.ts";

let spec: SpecWorld;
let staffId: string;
beforeAll(async () => {
  spec = await aWorld();
  await aBuyer(spec, "1.00");
  staffId = (await spec.staff("finance")).id;
}, 60_000);

const limit = 51;
type Transfers = Parameters<typeof transfersBy>[0];
const transfers =
  (tab: Transfers["tab"], sort?: Transfers["sort"]): Listed["read"] =>
  async (tx, after) => {
    const asked = { tab, q: "", sort };
    const { page, next } = pageAndNext(await deskTransfers(tx, { ...asked, after, limit }), 50, transfersBy(asked).placeOf);
    return { ids: page.map(({ id }) => id), next };
  };
type Suspense = Parameters<typeof deskSuspended>[1];
const suspense =
  (tab: Suspense["tab"], sort?: Suspense["sort"]): Listed["read"] =>
  async (tx, after) => {
    const { page, next } = await deskSuspended(tx, { tab, q: "", why: undefined, currency: undefined, sort, after, limit: 50 });
    return { ids: page, next };
  };
type Disputes = Parameters<typeof disputesBy>[0];
const disputes =
  (tab: Disputes["tab"], sort?: Disputes["sort"]): Listed["read"] =>
  async (tx, after) => {
    const asked = { tab, q: "", sort };
    const { page, next } = pageAndNext(await deskDisputes(tx, { ...asked, after, limit }), 50, disputesBy(asked).placeOf);
    return { ids: page.map(({ seq }) => seq), next };
  };
type Holds = Parameters<typeof holdsBy>[0];
const holds =
  (tab: Holds["tab"], sort?: Holds["sort"]): Listed["read"] =>
  async (tx, after) => {
    const { page, next } = pageAndNext(await deskHolds(tx, { tab, sort, after, limit }), 50, holdsBy({ tab, sort }).placeOf);
    return { ids: page.map(({ seq }) => seq), next };
  };

const lists: Record<string, Listed> = {
  "transfers waiting": { table: "transfer", read: transfers("announced") },
  "transfers over": { table: "transfer", read: transfers("over") },
  "transfers by amount": { table: "transfer", read: transfers("announced", "amount") },
  "transfers by amount, greatest first": { table: "transfer", read: transfers("over", "-amount") },
  "transfers latest first": { table: "transfer", read: transfers("announced", "-since") },
  "transfers over, oldest first": { table: "transfer", read: transfers("over", "since") },
  "suspense waiting": { table: "suspended_arrival", read: suspense("open") },
  "suspense closed": { table: "suspended_arrival", read: suspense("closed") },
  "suspense by amount": { table: "suspended_arrival", read: suspense("open", "amount") },
  "suspense by amount, greatest first": { table: "suspended_arrival", read: suspense("closed", "-amount") },
  "suspense by when it is to be settled": { table: "suspended_arrival", read: suspense("open", "due") },
  "suspense as it was settled": { table: "suspended_arrival", read: suspense("closed", "-due") },
  "suspense by why": { table: "suspended_arrival", read: suspense("open", "why") },
  "disputes to answer": { table: "card_reversal", held: "seq", read: disputes("answer") },
  "disputes that ended": { table: "card_reversal", held: "seq", read: disputes("ended") },
  "disputes by amount": { table: "card_reversal", held: "seq", read: disputes("answer", "amount") },
  "disputes by amount, greatest first": { table: "card_reversal", held: "seq", read: disputes("ended", "-amount") },
  "disputes, the least urgent first": { table: "card_reversal", held: "seq", read: disputes("answer", "-due") },
  "disputes by reason": { table: "card_reversal", held: "seq", read: disputes("answer", "reason") },
  "card holds to decide": { table: "card_hold", held: "seq", read: holds("open") },
  "card holds latest first": { table: "card_hold", held: "seq", read: holds("open", "-held") },
  "card holds decided, oldest first": { table: "card_hold", held: "seq", read: holds("decided", "held") },
};

it("a desk's list of money goes on from where a page ended in any order, and reads about as many rows as it shows", async () => {
  const tables = ["app_user", "transfer", "suspended_arrival", "card_reversal", "trade", "card_hold"];
  await amongMany(spec, { fill: fillMoney(staffId), tables, rows: 6_000 }, async (tx) => {
    const found: Record<string, object> = {};
    for (const [name, list] of Object.entries(lists)) found[name] = await walk(tx, list);
    expect(found).toEqual(Object.fromEntries(Object.keys(lists).map((name) => [name, whole])));
  });
}, 120_000);
