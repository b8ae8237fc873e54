import { hash } from "@node-rs/argon2";
import { payByBalance } from "@sihai/contract/payment";
import { openSession, sessionCookies } from "#platform";
import type { SpecWorld } from "./a-world.ts";
import type { Client } from "./client.ts";
import { aKey } from "./keys.ts";

/** Every buyer's payment password. */
export const payPassword = "246810";
/**
 * Hashed with as little work as the library takes, a hundredth of what the server's own hashes cost on purpose (`platform/passwords`): how
 * much stands in the hash, so that each payment's look at it is as short.
 */
const payPasswordHash = hash(payPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A shopper with money and a payment password. */
export async function aBuyer(spec: SpecWorld, funds = "5000.00"): Promise<Client> {
  const client = await spec.shopper({ funds });
  const set = { pay_password_hash: await payPasswordHash };
  await spec.deps.db.updateTable("app_user").set(set).where("id", "=", client.id).execute();
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
