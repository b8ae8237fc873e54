import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/promotion";
import { aKey, type Client, type SpecWorld } from "#testing";

export type KindBody = CallInput<typeof contract.createCouponKind>["body"];

/** A coupon of ¥10 off shipping that may be claimed for a day and is good for thirty. */
export function aKindOfCoupon(now: Date, given: Partial<KindBody> = {}): KindBody {
  return {
    name: { zh: "运费立减券", en: "Shipping ¥10 off" },
    type: 0,
    reduce: "10.00",
    uses: 1,
    parcelType: "international",
    minSpend: "0.00",
    scope: "all",
    shops: [],
    minLevel: 0,
    obtainedBy: "claim",
    perUser: 1,
    claimFrom: now.toISOString(),
    claimUntil: new Date(now.getTime() + 86_400_000).toISOString(),
    validDays: 30,
    ...given,
  };
}

type CodeBody = CallInput<typeof contract.createDiscountCode>["body"];

/** A kind of coupon as one makes it and another checks it. */
export async function anOpenKind(world: SpecWorld, maker: Client, body: KindBody): Promise<string> {
  const { kindId } = await maker.must(contract.createCouponKind, { body }, { key: aKey() });
  await checked(world, "coupon", kindId);
  return kindId;
}

/** The same of a discount code; gives its id. */
export async function anOpenCode(world: SpecWorld, maker: Client, body: CodeBody): Promise<string> {
  const { codeId } = await maker.must(contract.createDiscountCode, { body }, { key: aKey() });
  await checked(world, "code", codeId);
  return codeId;
}

/** Another colleague checks what one made, from when on customers can have it. */
export async function checked(world: SpecWorld, kind: "coupon" | "code", id: string): Promise<void> {
  const checker = await world.staff("content");
  await checker.must(contract.checkCampaign, { body: { kind, id } }, { key: aKey() });
}
