import type { Client, SpecWorld } from "#testing";
import { payWith } from "./payments.ts";

/** A card is charged a fen less than was asked for, so that the money cannot be used. */
export async function aSuspendedCharge(
  spec: SpecWorld,
  client: Client,
  tradeNo: string,
  addressId: string,
  token = "pm_card_sandboxCentLess",
): Promise<string> {
  const paid = await payWith(client, tradeNo, token, { addressId });
  if (!paid.ok || paid.data.status !== "captured" || paid.data.use !== "suspense") throw new Error("nothing was suspended");
  const [row] = await suspendedOf(spec, client);
  return `SP${row?.id}`;
}

/** What was suspended of a customer, the latest first. */
export async function suspendedOf(spec: SpecWorld, client: Client) {
  return spec.deps.db
    .selectFrom("suspended_arrival")
    .selectAll()
    .where("user_id", "=", client.id)
    .orderBy("id", "desc")
    .execute();
}
