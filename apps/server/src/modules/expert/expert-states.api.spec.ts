import * as contract from "@sihai/contract/expert";
import { type ExpertState, expertStates } from "@sihai/domain/expert";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, type Client, pay } from "#testing";
import { accept, cancel, decline, paidFor, planned, request, someGoods, take } from "../../../testing/expert/experts.ts";
import { benches, desk, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";
import { aWaybill, leave, packIt, weighIt } from "../../../testing/parcel/parcels.ts";
import { followExpertParcels } from "./follow-parcels.ts";

standOnExpertGround();

type Made = { client: Client; serviceBarcode: string; itemIds: string[] };

/** A service in each state, reached by the way it is really reached. */
async function inState(state: ExpertState): Promise<Made> {
  const client = await aBuyer(spec);
  const goods = await someGoods(spec, client, benches, [900]);
  const made = (serviceBarcode: string) => ({ client, serviceBarcode, itemIds: goods.itemIds });
  if (state === "unpaid") return made((await request(client, goods)).serviceBarcode);
  if (state === "unprocessed" || state === "processing" || state === "cancelled") {
    const serviceBarcode = await paidFor(client, goods);
    if (state === "processing") await take(desk, serviceBarcode);
    if (state === "cancelled") await cancel(client, serviceBarcode);
    return made(serviceBarcode);
  }
  const serviceBarcode = await planned(client, desk, goods);
  if (state === "pending-payment") return made(serviceBarcode);
  const accepted = await accept(client, serviceBarcode);
  if (!accepted.ok) throw new Error(accepted.code);
  expect(await pay(client, accepted.data.tradeNo)).toMatchObject({ ok: true });
  if (state === "shipped") await sendAll(accepted.data.packageNos, goods.itemIds);
  await followExpertParcels(spec.deps);
  return made(serviceBarcode);
}

async function sendAll(packageNos: readonly string[], itemIds: readonly string[]): Promise<void> {
  const items = await spec.deps.db.selectFrom("order_item").select("item_no").where("id", "in", itemIds).execute();
  for (const packageNo of packageNos) {
    await packIt(
      benches,
      packageNo,
      items.map((item) => item.item_no),
    );
    expect(await weighIt(benches, packageNo, { grams: 900, sidesCm: [20, 15, 10] })).toMatchObject({ ok: true });
    await aWaybill(benches, packageNo);
  }
  expect(await leave(benches, [...packageNos])).toMatchObject({ ok: true });
}

const acts: Record<string, { from: readonly ExpertState[]; code: string; call: (made: Made) => Promise<{ ok: boolean }> }> = {
  cancel: {
    from: ["unpaid", "unprocessed"],
    code: "EXPERT_CANCEL_REFUSED",
    call: ({ client, serviceBarcode }) => cancel(client, serviceBarcode),
  },
  take: { from: ["unprocessed"], code: "EXPERT_STATE_REFUSED", call: ({ serviceBarcode }) => take(desk, serviceBarcode) },
  send: {
    from: ["processing"],
    code: "EXPERT_STATE_REFUSED",
    call: ({ serviceBarcode, itemIds }) => {
      const parcels = [{ itemIds, lineId: "eub", packaging: "keep" as const }];
      return desk.call(contract.sendExpertPlan, { body: { serviceBarcode, parcels, note: "一起走最省。" } }, { key: aKey() });
    },
  },
  accept: {
    from: ["pending-payment"],
    code: "EXPERT_STATE_REFUSED",
    call: ({ client, serviceBarcode }) => {
      const identity = { kind: "personal" as const, companyName: "", number: "" };
      const body = { serviceBarcode, total: "0.01", identity, agreedDifference: true };
      return client.call(contract.acceptPackingPlan, { body }, { key: aKey() });
    },
  },
  decline: {
    from: ["pending-payment"],
    code: "EXPERT_STATE_REFUSED",
    call: ({ client, serviceBarcode }) => decline(client, serviceBarcode),
  },
};

describe("every act in every state of an expert's service (rule F41)", () => {
  it.each(expertStates)("is refused out of turn and leaves no trace: %s", async (state) => {
    const made = await inState(state);
    const read = async () => {
      const query = { serviceBarcode: made.serviceBarcode };
      const { state: stands, timeline, parcels, tradeNo, may } = await made.client.must(contract.readExpert, { query });
      return { state: stands, timeline, parcels, tradeNo, may };
    };
    const before = await read();
    expect(before.state).toBe(state);
    for (const [act, { from, code, call }] of Object.entries(acts)) {
      if (from.includes(state)) continue;
      expect([act, await call(made)]).toMatchObject([act, { ok: false, code, status: 409 }]);
    }
    expect(await read()).toEqual(before);
  });
});
