import {
  expertTerms,
  quoteExpertParcel,
  runExpertPlanner,
  sendExpertPlan,
  submitExpert,
  takeExpert,
} from "@sihai/contract/expert";
import { payByBalance } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import type { Caller } from "./caller.ts";
import { demoPayPassword } from "./people.ts";

type Packaging = "keep" | "remove-outer" | "remove-all" | "vacuum";

async function request(chen: Caller, email: string, addressId: string, count: number, packaging: Packaging): Promise<string> {
  const { list } = await chen.must(listStorage, { query: { sort: "heaviest", pageSize: 30 } });
  // What came in several pieces is left to be split.
  const itemIds = list
    .filter(({ reserved, tasks, quantity }) => !reserved && tasks.length === 0 && quantity === 1)
    .slice(0, count)
    .map(({ itemId }) => itemId);
  const wishes = { itemIds, addressId, objective: "balanced" as const, maySplit: true, packaging };
  const { declared } = await chen.must(expertTerms, { body: wishes });
  const { serviceBarcode, tradeNo } = await chen.must(submitExpert, {
    body: { ...wishes, deduction: "confirm", declared, email, description: "生日礼物，请装得结实一点。" },
  });
  await chen.must(payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
  return serviceBarcode;
}

/** A plan that waits for the customer's answer, and a request that waits for the desk. */
export async function planByExpert(chen: Caller, su: Caller, email: string, addressId: string): Promise<void> {
  const serviceBarcode = await request(chen, email, addressId, 2, "remove-outer");
  await su.must(takeExpert, { body: { serviceBarcode } });
  await su.must(runExpertPlanner, { body: { serviceBarcode } });
  const { list } = await chen.must(listStorage, { query: { sort: "heaviest", pageSize: 30 } });
  const itemIds = list.filter(({ reserved }) => reserved).map(({ itemId }) => itemId);
  const { eligible } = await su.must(quoteExpertParcel, { body: { serviceBarcode, itemIds, packaging: "remove-outer" } });
  await su.must(sendExpertPlan, {
    body: {
      serviceBarcode,
      parcels: [{ itemIds, lineId: eligible[0]?.line.id ?? "", packaging: "remove-outer" }],
      note: "两件都不重，一个纸箱就够。去掉外箱后体积小很多，这条线路含税，也不计体积重；四周加缓冲，放心。",
    },
  });
  await request(chen, email, addressId, 1, "keep");
}
