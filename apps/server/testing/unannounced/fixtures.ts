import { uploadPicture } from "@sihai/contract/file";
import * as contract from "@sihai/contract/unannounced";
import { hiddenPart } from "@sihai/domain/unannounced";
import { beforeAll, beforeEach } from "vitest";
import { aBuyer, aPhoto, aWorld, type Client, type SpecWorld } from "#testing";
import { benchPhoto } from "../warehouse/stored-items.ts";

export const dayS = 86_400;

/** What specs of unannounced parcels stand on: one server a file; for each spec two members and somebody at the receiving bench. */
export let spec: SpecWorld;
export let mei: Client;
export let omar: Client;
export let receiver: Client;
export let picture: Buffer;
let serial = 0;

/** A courier number of SF that no other spec of this file uses, none near another. */
export function aNumber(): string {
  serial += 1;
  return `SF${String(7_310_000_000_000 + serial * 10_007)}`;
}

/** A parcel nobody told us of, photographed and shelved; `written`: what stands on it beside its number. */
export async function shelved(given: { trackingNo?: string; written?: string; warehouse?: 1 | 2 } = {}) {
  const trackingNo = given.trackingNo ?? aNumber();
  const photo = await benchPhoto(receiver, "unannounced", picture);
  const body = { trackingNo, warehouse: given.warehouse ?? (1 as const), grams: 900, shelf: "X-01-1", photos: [photo] };
  const parcel = await receiver.must(contract.shelveUnannounced, { body: { ...body, written: given.written ?? "" } });
  return { ...parcel, trackingNo };
}
export type Shelved = Awaited<ReturnType<typeof shelved>>;

/** A picture a customer shows for a claim; its file. */
export async function proofOf(client: Client): Promise<string> {
  const file = await client.must(uploadPicture, {}, { files: [{ name: "p.jpg", bytes: await aPhoto(), type: "image/jpeg" }] });
  return file.fileId;
}

/** Says the parcel is theirs, by the right hidden part of its number unless told otherwise; the whole reply. */
export function claim(client: Client, { unannouncedNo, trackingNo }: Shelved, proofs: string[], hidden = hiddenPart(trackingNo)) {
  return client.call(contract.claimUnannounced, { body: { unannouncedNo, hidden, contents: "a wool scarf", proofs } });
}

/** A parcel on the shelf as the receiving bench reads it. */
export async function detail({ unannouncedNo }: Shelved) {
  return receiver.must(contract.readUnannounced, { query: { unannouncedNo } });
}

/** Which messages a customer got, the oldest first, by their templates. */
export async function templatesOf(client: Client): Promise<string[]> {
  const rows = await spec.deps.db
    .selectFrom("message")
    .select("template")
    .where("user_id", "=", client.id)
    .orderBy("id")
    .execute();
  return rows.map(({ template }) => template);
}

/** To be called once, at the top of a file of specs. */
export function standOnUnannouncedGround(): void {
  beforeAll(async () => {
    spec = await aWorld();
    picture = await aPhoto();
  });
  beforeEach(async () => {
    await anotherReceiver();
    mei = await aBuyer(spec);
    omar = await aBuyer(spec);
  });
}

/** Days have passed, and with them the session at the bench. */
export async function anotherReceiver(): Promise<void> {
  receiver = await spec.staff("receiver");
}
