import { expect, type Page } from "@playwright/test";
import { cnyText } from "@sihai/text";
import { demoPassword } from "./person.ts";

const headers = { "x-platform": "web" };

type Reply<Data> = { state: number; data: Data };
type Stored = { itemId: string; alone: boolean; reserved: boolean; value: string };
type Options = {
  eligible: { line: { id: string; needsOutlet: boolean; needsIdentity: boolean }; deposit: string; taxRateBp: number }[];
  charges: { amount: string }[];
  declaration: unknown;
};

/** Mei's parcel of two things that lie in her storage, paid from her balance: its number and what it cost, as pages write it. */
export async function paidParcel(page: Page): Promise<{ packageId: string; total: string }> {
  const post = async <Data>(path: string, data: unknown): Promise<Reply<Data>> => {
    const key = `e2e-${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const reply = await page.request.post(`/api${path}`, { headers: { ...headers, "idempotency-key": key }, data });
    return (await reply.json()) as Reply<Data>;
  };
  const get = async <Data>(path: string): Promise<Data> => {
    const reply = await page.request.get(`/api${path}`, { headers });
    return ((await reply.json()) as Reply<Data>).data;
  };
  await post("/user/oauth/login", { email: "mei@example.com", password: demoPassword });
  const { list: stored } = await get<{ list: Stored[] }>("/storage/list?warehouse=1&pageSize=100");
  const itemIds = stored.flatMap(({ itemId, alone, reserved }) => (alone || reserved ? [] : itemId)).slice(0, 2);
  const { list: addresses } = await get<{ list: { addressId: string }[] }>("/address/pagelist");
  const addressId = addresses[0]?.addressId;
  const { data: options } = await post<Options>("/parcel/options", { itemIds, addressId });
  const line = options.eligible.find((one) => !one.line.needsOutlet && !one.line.needsIdentity && one.taxRateBp === 0);
  const fen = [line?.deposit ?? "0", ...options.charges.map(({ amount }) => amount)].reduce(
    (sum, amount) => sum + Math.round(Number(amount) * 100),
    0,
  );
  const total = (fen / 100).toFixed(2);
  const { data: parcel } = await post<{ packageId: string; tradeNo: string }>("/parcel/submit", {
    itemIds,
    addressId,
    lineId: line?.line.id,
    services: [],
    declaration: options.declaration,
    insuredValue: "0.00",
    identity: { kind: "personal", companyName: "", number: "" },
    email: "mei@example.com",
    remark: "ring twice",
    agreedInsurance: false,
    agreedDifference: true,
    total,
  });
  const paid = await post("/payment/pay-by-balance", { tradeNo: parcel.tradeNo, payPassword: "246810" });
  expect(paid.state, JSON.stringify(paid)).toBe(0);
  return { packageId: parcel.packageId, total: cnyText(total) };
}
