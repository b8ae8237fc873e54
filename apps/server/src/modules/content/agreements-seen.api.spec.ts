import * as contract from "@sihai/contract/content";
import { submitEnquiry } from "@sihai/contract/enquiry";
import { acceptPackingPlan, readPackingPlan, submitExpert } from "@sihai/contract/expert";
import { submitForwarding } from "@sihai/contract/forwarding";
import { register, sendCode } from "@sihai/contract/identity";
import { submitDiy, submitOrder } from "@sihai/contract/order";
import { changeParcel, submitParcel } from "@sihai/contract/parcel";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aBuyer, aKey, anAddress, type Client } from "#testing";
import { anOfferable, askedBody } from "../../../testing/enquiry/enquiries.ts";
import { directRequest, planned, someGoods as storedGoods } from "../../../testing/expert/experts.ts";
import { bodyOf as announced } from "../../../testing/forwarding/fixtures.ts";
import { mailbox, standOnMailGround, world } from "../../../testing/identity/fixtures.ts";
import { inCart, bodyOf as ordered, someGoods } from "../../../testing/order/orders.ts";
import { aChangeOf } from "../../../testing/parcel/changes.ts";
import { aForm, aSubmittedParcel, type Benches, theBenches } from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnMailGround();

let benches: Benches;
let mei: Client;
beforeAll(async () => {
  benches = await theBenches(world);
});
beforeEach(async () => {
  mei = await aBuyer(world);
});

type Seen = { agreementsSeen?: contract.AgreementSeen[] };
type Reply = { ok: boolean; code?: string; data: unknown };
/** What is opened, and sent as often as is tried, with what its page showed. */
type Opened = (seen: Seen) => Promise<Reply>;
type Form = { agreements: contract.AgreementName[]; open: () => Promise<Opened> };

const diy = {
  ...{ name: "手工陶壶", link: "https://shop.example.cn/item/77", platform: "other" as const, unitPrice: "88.00" },
  ...{ domesticFreight: "12.00", quantity: 1, options: "", remark: "", classId: "cups", pictures: [] },
  ...{ warehouseId: 1 as const, country: "DE", disclaimerAgreed: true },
};

const forms: Record<string, Form> = {
  "an order": {
    agreements: ["disclaimer"],
    async open() {
      const goods = await someGoods(world);
      const body = ordered([{ goodsCode: await inCart(mei, goods), goods }]);
      return (seen) => mei.call(submitOrder, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
  "an order described by hand": {
    agreements: ["disclaimer"],
    open: async () => (seen) => mei.call(submitDiy, { body: { ...diy, ...seen } }, { key: aKey() }),
  },
  "a forwarding order": {
    agreements: ["forwarding-terms"],
    async open() {
      const body = announced();
      return (seen) => mei.call(submitForwarding, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
  "an enquiry": {
    agreements: ["enquiry-terms"],
    async open() {
      const body = await askedBody(world, mei, [(await anOfferable(world)).link]);
      return (seen) => mei.call(submitEnquiry, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
  "a parcel that is insured": {
    agreements: ["deposit-terms", "insurance-terms"],
    async open() {
      const { itemId } = await aStoredItem(world, mei, benches);
      const body = await aForm(mei, [itemId], await anAddress(world, mei), { insuredValue: "100.00" });
      return (seen) => mei.call(submitParcel, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
  "a parcel that is insured by a change": {
    agreements: ["insurance-terms"],
    async open() {
      const { packageId } = await aSubmittedParcel(world, mei, benches);
      const body = await aChangeOf(mei, packageId, { insuredValue: "100.00" });
      return (seen) => mei.call(changeParcel, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
  "an expert's plan": {
    agreements: ["deposit-terms"],
    async open() {
      const desk = await world.staff("support");
      const serviceBarcode = await planned(mei, desk, await storedGoods(world, mei, benches, [500]));
      const { total } = await mei.must(readPackingPlan, { query: { serviceBarcode } });
      const identity = { kind: "personal" as const, companyName: "", number: "" };
      const body = { serviceBarcode, total, identity, agreedDifference: true };
      return (seen) => mei.call(acceptPackingPlan, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
  "a request of the expert with direct deduction": {
    agreements: ["deposit-terms"],
    async open() {
      const body = await directRequest(mei, await storedGoods(world, mei, benches, [500]));
      return (seen) => mei.call(submitExpert, { body: { ...body, ...seen } }, { key: aKey() });
    },
  },
};

/** What a page reads of agreements when it is opened. */
function readOf(agreements: readonly contract.AgreementName[]): Promise<contract.AgreementSeen[]> {
  const read = (helpId: string) => world.visitor().must(contract.readArticle, { query: { helpId } });
  return Promise.all(agreements.map(async (agreement) => ({ agreement, versionId: (await read(agreement)).versionId })));
}

let editions = 0;

/** The desk gives it other words, which hold at once. */
async function publishAnew(agreement: contract.AgreementName): Promise<string> {
  const editor = await world.staff("content");
  const { versions } = await editor.must(contract.readContent, { query: { kind: "article", name: agreement } });
  const piece = versions[0]?.piece;
  if (piece?.kind !== "article" || !piece.words.en) throw new Error(`no ${agreement}`);
  const words = { ...piece.words, en: { ...piece.words.en, title: `Changed ${++editions}` } };
  const body = { name: agreement, piece: { ...piece, words }, isShown: true, asksAgain: false, note: "clearer", until: null };
  return (await editor.must(contract.publishContent, { body })).versionId;
}

/** What is kept of her, by table; but for what says when she was here, and for mails, which a worker sends within a second of what they tell. */
async function keptOf(client: Client): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name not like '%session%'
    and table_name <> 'mail_log'`.execute(world.deps.db);
  const counts = tables.rows.map(({ name }) =>
    sql<{ name: string; count: number }>`select ${name} as name, count(*)::int as count from ${sql.table(name)}
      where user_id::text = ${client.id}`.execute(world.deps.db),
  );
  return Object.fromEntries((await Promise.all(counts)).flatMap(({ rows }) => rows.map(({ name, count }) => [name, count])));
}

async function acceptedBy(userId: string): Promise<contract.AgreementSeen[]> {
  const rows = await sql<contract.AgreementSeen>`select agreement, version_id::text as "versionId" from agreement_acceptance
    where user_id = ${userId} order by agreement, id desc`.execute(world.deps.db);
  return rows.rows;
}

describe.each(Object.entries(forms))("%s", (_, { agreements, open }) => {
  it("is refused where other terms hold by now than its page showed, keeps nothing then, and the new ones once they were read", async () => {
    const send = await open();
    const opened = await readOf(agreements);
    const [changed] = agreements;
    if (!changed) throw new Error("nothing is agreed to");
    const before = await keptOf(mei);
    const versionId = await publishAnew(changed);

    const refused = await send({ agreementsSeen: opened });
    expect(refused).toMatchObject({ ok: false, status: 409, code: "AGREEMENT_CHANGED", data: { agreements: [changed] } });
    expect(await keptOf(mei)).toEqual(before);

    const read = await readOf(agreements);
    expect(read).toContainEqual({ agreement: changed, versionId });
    const accepted = await acceptedBy(mei.id);
    expect(await send({ agreementsSeen: read })).toMatchObject({ ok: true });
    const kept = await acceptedBy(mei.id);
    expect(kept).toHaveLength(accepted.length + agreements.length);
    expect(kept).toEqual(expect.arrayContaining(read));
  });

  it("of a client that does not say what it showed, is kept with what is in force", async () => {
    const send = await open();
    await publishAnew(agreements[0] ?? "disclaimer");
    expect(await send({})).toMatchObject({ ok: true });
    expect(await acceptedBy(mei.id)).toEqual(expect.arrayContaining(await readOf(agreements)));
  });
});

it("opens no account with terms that changed, and the code stays good", async () => {
  const [client, email, from] = [world.visitor(), "terms@example.com", mailbox.sent.length];
  await client.must(sendCode, { body: { email, purpose: "register" } });
  const body = { email, code: await mailbox.codeFor(email, from), acceptTerms: true, acceptPrivacy: true } as const;
  const account = () => world.deps.db.selectFrom("app_user").select("id").where("email_normal", "=", email).executeTakeFirst();
  const opened = await readOf(["terms", "privacy"]);
  await publishAnew("privacy");
  const refused = await client.call(register, { body: { ...body, agreementsSeen: opened } });
  expect(refused).toMatchObject({ ok: false, code: "AGREEMENT_CHANGED", data: { agreements: ["privacy"] } });
  expect(await account()).toBeUndefined();
  const read = await readOf(["privacy", "terms"]);
  await client.must(register, { body: { ...body, agreementsSeen: read } });
  expect(await acceptedBy((await account())?.id ?? "")).toEqual(read);
});

it("is compared with the database: what a node has not heard of yet holds all the same", async () => {
  const opened = await readOf(["disclaimer"]);
  const known = world.deps.content.at(world.deps.clock.now());
  await publishAnew("disclaimer");
  vi.spyOn(world.deps.content, "at").mockReturnValue(known);
  try {
    expect(await readOf(["disclaimer"])).toEqual(opened);
    const sent = await mei.call(submitDiy, { body: { ...diy, agreementsSeen: opened } }, { key: aKey() });
    expect(sent).toMatchObject({ ok: false, code: "AGREEMENT_CHANGED" });
  } finally {
    vi.restoreAllMocks();
  }
});
