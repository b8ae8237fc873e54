import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { TrackedNumber } from "./carriers/journey.ts";
import type { GatewayBooks } from "./gateway/gateway.ts";
import type { Message } from "./mail/inbox.ts";

/** What the outside world remembers over a restart of the demo: payments, parcels under way, mails. */
export type Memory = { gateway: GatewayBooks; parcels: TrackedNumber[]; messages: Message[] };

/** Null when there is nothing to remember, or it cannot be read: then the world starts afresh. */
export async function readMemory(file: string): Promise<Memory | null> {
  try {
    const { gateway, parcels, messages }: Memory = JSON.parse(await readFile(file, "utf8"));
    const lists = [gateway.tokens, gateway.intents, gateway.refunds, gateway.events, parcels, messages];
    return lists.every(Array.isArray) ? { gateway, parcels, messages } : null;
  } catch {
    return null;
  }
}

/** Writes beside and renames, so that a stop in the middle leaves the old memory whole. */
export async function writeMemory(file: string, memory: Memory): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(memory));
  await rename(`${file}.new`, file);
}
