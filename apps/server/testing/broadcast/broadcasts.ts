import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/broadcast";
import { type MessageChannel, messageList, setPreference } from "@sihai/contract/message";
import { sql } from "kysely";
import { beforeAll, beforeEach } from "vitest";
import { aKey, anAddress, aWorld, type Client, type SpecWorld } from "#testing";
import { aMailbox } from "../identity/accounts.ts";

/** What specs of messages to many stand on: one server a file, who writes them and who checks them, and the mails that left. */
export let world: SpecWorld;
export let maker: Client;
export let checker: Client;
export const mailbox = aMailbox();

const countries = ["IS", "MT", "LU", "EE", "LV", "LT", "SK", "SI", "CY", "BG", "RO", "HR", "GR", "PT", "IE", "FI"];
/** One of its own for each spec of a file, so that it is about its own people alone. */
export let country = "";
let unused: string[] = [];

/** To be called once, at the top of a file of specs. */
export function standAtTheDesk(): void {
  beforeAll(async () => {
    unused = [...countries];
    world = await aWorld({ adapters: { mail: mailbox } });
    maker = await world.staff("content");
    checker = await world.staff("content");
  });
  beforeEach(() => {
    country = unused.pop() ?? "";
  });
}

/** So many people of the spec's country, who read English. */
export async function some(count: number): Promise<Client[]> {
  const made: Client[] = [];
  for (let each = 0; each < count; each++) {
    const client = await world.shopper();
    const addressId = await anAddress(world, client, country);
    await world.deps.db.updateTable("address").set({ is_default: true }).where("id", "=", addressId).execute();
    await sql`update app_user set language = 'en' where id = ${client.id}`.execute(world.deps.db);
    made.push(client);
  }
  return made;
}

export type Body = CallInput<typeof contract.createBroadcast>["body"];
export const written = {
  kind: "news" as const,
  title: { zh: "仓库放假", en: "The warehouse closes" },
  body: { zh: "十月一日至七日。\n八日恢复。", en: "1 to 7 October.\nBack on the 8th." },
  link: "/help-center/list",
  byMail: true,
};

/** A draft about the spec's country, to go at once and by mail too, but for what is given; its id. */
export async function aDraft(given: Partial<Body> = {}): Promise<string> {
  const body = { ...written, audience: { countries: [country] }, sendAt: null, ...given };
  return (await maker.must(contract.createBroadcast, { body }, { key: aKey() })).id;
}

/** Somebody, its checker unless another is given, lets it go: answered or refused. */
export function check(id: string, who = checker) {
  return who.call(contract.checkBroadcast, { body: { id } }, { key: aKey() });
}

/** Its maker stops it: answered or refused. */
export function stop(id: string) {
  return maker.call(contract.stopBroadcast, { body: { id } }, { key: aKey() });
}

/** It as its maker, or another, has it in the list; undefined where it is not there. */
export async function seen(id: string, who = maker) {
  return (await who.must(contract.listBroadcasts, { query: {} })).list.find((each) => each.id === id);
}

/** How many such a message would be about and would get it, of the spec's country unless others are named. */
export async function reach(audience: Body["audience"], given: Partial<Pick<Body, "kind" | "byMail">> = {}) {
  const body = { ...written, audience: { countries: [country], ...audience }, ...given };
  return (await maker.must(contract.previewBroadcast, { body })).reach;
}

/** The messages to many that somebody has in the app. */
export async function toldTo(who: Client) {
  return (await who.must(messageList, { body: {} })).list.filter(({ title }) => Object.values(written.title).includes(title));
}

/** How many mails wait to be sent. */
export async function mailsWaiting(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from graphile_worker.jobs where task_identifier = 'sendMail'`.execute(world.deps.db);
  return Number(rows[0]?.count);
}

/** Somebody wants offers by a channel, or does not. */
export function wants(who: Client, channel: MessageChannel, isOn: boolean) {
  return who.must(setPreference, { body: { kind: "promotions", channel, isOn } });
}
