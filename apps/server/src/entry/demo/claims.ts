import { openClaim, parcelClaims } from "@sihai/contract/claim";
import { confirmReceipt, listParcels } from "@sihai/contract/parcel";
import { cny, toDecimal } from "@sihai/domain";
import { calculateClaim } from "@sihai/domain/claim";
import { type Deps, loadSharp } from "#platform";
import { storePicture } from "../../modules/file/index.ts";
import type { Caller } from "./caller.ts";

/** A parcel on the road has come; one thing in it is broken, and its receiver claims for it with a picture of the box. */
export async function claimDamage(caller: Caller, deps: Deps, userId: string): Promise<void> {
  const { list } = await caller.must(listParcels, { query: { tab: "shipped" } });
  const packageId = list.at(-1)?.packageId;
  if (packageId === undefined) return;
  await caller.must(confirmReceipt, { body: { packageId } });
  const { items, insured, freight, terms } = await caller.must(parcelClaims, { query: { packageId } });
  const [broken] = items;
  if (!broken) return;
  const { maximum } = calculateClaim({
    kind: "damaged",
    insured: cny(insured),
    freight: cny(freight),
    terms,
    goods: items.map(({ value, quantity, itemNo }) => ({
      value: cny(value),
      quantity,
      claimed: itemNo === broken.itemNo ? quantity : 0,
    })),
  });
  await caller.must(openClaim, {
    body: {
      packageId,
      kind: "damaged",
      items: [{ itemNo: broken.itemNo, quantity: broken.quantity }],
      description: "One corner of the box was crushed and the item inside is cracked. The driver would not wait.",
      photos: [await pictureOf(deps, userId, crushedBox), await pictureOf(deps, userId, crackedThing)],
      amount: toDecimal(maximum),
    },
  });
}

/**
 * Stores a drawn SVG as a customer would have sent it, as a picture only its owner and staff see; its file id. Throws where the
 * product refuses it.
 */
export async function pictureOf(deps: Deps, userId: string, drawn: string): Promise<string> {
  const sharp = await loadSharp();
  const stored = await storePicture(deps, {
    bytes: await sharp(Buffer.from(drawn)).png().toBuffer(),
    ownerUserId: userId,
    visibility: "owner",
    createdBy: `user:${userId}`,
    at: deps.clock.now(),
  });
  if (!stored.ok) throw new Error("a drawn picture was refused");
  return stored.value.fileId;
}

export const crushedBox = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 80 80">
  <rect width="80" height="80" fill="#d9cfc2"/><path d="M0 58h80v22H0z" fill="#b7a996"/>
  <path d="M14 28l26-9 26 9-26 10z" fill="#cf9f66"/><path d="M14 28l26 10v30L14 57z" fill="#b98550"/>
  <path d="M66 28L40 38v30l13-6 4-9 9-3z" fill="#a57443"/><path d="M53 62l4-9 9-3-3 6-4 1-1 4z" fill="#6f4b28"/>
  <path d="M44 40l7 6-4 5 8 4" stroke="#5b3d20" stroke-width="1" fill="none"/><path d="M25 32l26-9 3 1-26 9z" fill="#e8d9b5"/></svg>`;
const crackedThing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 80 80">
  <rect width="80" height="80" fill="#e7e3dc"/><ellipse cx="40" cy="64" rx="26" ry="5" fill="#cbc4b8"/>
  <rect x="20" y="22" width="40" height="40" rx="8" fill="#3d6a8f"/><rect x="25" y="27" width="30" height="22" rx="4" fill="#7fa8c9"/>
  <path d="M31 22l5 12-6 7 9 8-4 13" stroke="#fff" stroke-width="1.4" fill="none"/>
  <path d="M36 34l8 2 5-5M39 49l9 1" stroke="#fff" stroke-width="1" fill="none"/><path d="M60 22l6-4-2 9-4 3z" fill="#3d6a8f"/></svg>`;
