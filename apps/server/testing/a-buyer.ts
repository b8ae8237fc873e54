import { payByBalance } from "@sihai/contract/payment";
import { openSession, sessionCookies } from "#platform";
import type { SpecWorld } from "./a-world.ts";
import type { Client } from "./client.ts";
import { aKey } from "./keys.ts";

/** Every buyer's payment password. Hashing takes long on purpose, so that it is done once. */
export const payPassword = "246810";
let hash: string | undefined;

/** A shopper with money and a payment password. */
export async function aBuyer(spec: SpecWorld, funds = "5000.00"): Promise<Client> {
  const client = await spec.shopper({ funds });
  hash ??= await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", client.id).execute();
  return client;
}

/** After days have passed: a new session of the same shopper. */
export async function logInAgain(spec: SpecWorld, client: Client): Promise<void> {
  const { token } = await openSession(spec.deps.db, "shopper", client.id);
  client.cookies.set(sessionCookies.shopper, token);
}

/** Pays from the wallet. */
export function pay(client: Client, tradeNo: string, key = aKey(), password = payPassword) {
  return client.call(payByBalance, { body: { tradeNo, payPassword: password } }, { key });
}
