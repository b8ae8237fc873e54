import { submitForwarding } from "@sihai/contract/forwarding";
import { orderDetail } from "@sihai/contract/order";
import { scanDelivery } from "@sihai/contract/unannounced";
import { signDelivery, stockIn } from "@sihai/contract/warehouse";
import { beforeAll, beforeEach } from "vitest";
import { aBuyer, aPhoto, aWorld, type Client, logInAgain, type SpecWorld } from "#testing";
import { benchPhoto } from "../warehouse/stored-items.ts";

export const dayS = 86_400;
export const reason = "changed-mind" as const;

/** What specs of forwarding stand on: one server a file; for each spec a buyer and somebody at the receiving bench. */
export let world: SpecWorld;
export let mei: Client;
export let receiver: Client;
let serial = 0;

/** Another customer, with CNY 500 in the wallet. */
export function shopper(): Promise<Client> {
  return aBuyer(world, "500.00");
}

/** A courier number of SF that no other spec of this file uses. */
export function aNumber(): string {
  serial += 1;
  return `SF${String(1_000_000_000_000 + serial)}`;
}

export const item = { name: "陶瓷茶壶", classId: "figures", quantity: 2, unitValue: "60.00", remark: "", pictures: [] };

/** An announcement of one parcel; without a courier number where `trackingNo` is null. */
export function bodyOf(
  change: { trackingNo?: string | null; services?: ("open-box" | "invoice-removal" | "original-packing")[]; items?: number } = {},
) {
  const trackingNo = change.trackingNo === undefined ? aNumber() : change.trackingNo;
  return {
    warehouseId: 1 as const,
    parcels: [
      {
        courier: trackingNo === null ? null : ("sf" as const),
        trackingNo,
        services: change.services ?? [],
        items: Array.from({ length: change.items ?? 1 }, () => item),
      },
    ],
    remark: "two boxes",
    shipTogether: true,
    agreed: true,
  };
}

/** Announces it, and reads the order that comes of it. */
export async function announced(client: Client, change: Parameters<typeof bodyOf>[0] = {}) {
  const { orderNo } = await client.must(submitForwarding, { body: bodyOf(change) });
  return client.must(orderDetail, { query: { orderNo } });
}

/** The states of an order's items, in the order they were announced. */
export async function stateOf(client: Client, orderNo: string) {
  return (await client.must(orderDetail, { query: { orderNo } })).items.map(({ state }) => state);
}

/** Signed for and put on a shelf. */
export async function arrive(trackingNo: string, itemNo: string) {
  await receiver.must(signDelivery, { body: { trackingNo } });
  const standardPhotos: string[] = [];
  for (const _ of [1, 2, 3]) standardPhotos.push(await benchPhoto(receiver, itemNo, await aPhoto()));
  await receiver.must(stockIn, {
    body: { itemNo, grams: 900, sidesCm: [30, 20, 10], shelf: "A-01-1", quantity: 2, standardPhotos },
  });
}

/** What the receiving bench is told to do with a delivery, when its number is scanned. */
export async function servicesAtTheBench(number: string) {
  const { items } = await receiver.must(scanDelivery, { query: { number } });
  return items.flatMap(({ services }) => services);
}

/** How many messages of a template a customer has. */
export async function told(client: Client, template: string): Promise<number> {
  const rows = await world.deps.db
    .selectFrom("message")
    .select("id")
    .where("user_id", "=", client.id)
    .where("template", "=", template)
    .execute();
  return rows.length;
}

/** Time passes and no worker has looked yet. */
export async function sleep(seconds: number): Promise<void> {
  await world.deps.clock.advance(seconds);
  await logInAgain(world, mei);
}

/** To be called once, at the top of a file of specs. */
export function standOnForwardingGround(): void {
  beforeAll(async () => {
    world = await aWorld();
  });
  // Days pass in here and sessions end: everybody logs in anew.
  beforeEach(async () => {
    mei = await shopper();
    receiver = await world.staff("receiver", "photographer");
  });
}
