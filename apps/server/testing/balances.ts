import { toDecimal } from "@sihai/domain";
import { balanceOf, deposit, wallet } from "../src/modules/ledger/index.ts";
import type { SpecWorld } from "./a-world.ts";
import type { Client } from "./client.ts";

/** What lies in a shopper's wallet: CNY, as a decimal. */
export async function inWallet(spec: SpecWorld, client: Client): Promise<string> {
  return toDecimal(await balanceOf(spec.deps.db, wallet(client.id)));
}

/** What a shopper paid that is not earned yet: CNY, as a decimal. */
export async function inDeposit(spec: SpecWorld, client: Client): Promise<string> {
  return toDecimal(await balanceOf(spec.deps.db, deposit(client.id)));
}
