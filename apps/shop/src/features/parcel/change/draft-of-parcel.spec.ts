import { describe, expect, it } from "vitest";
import type { Parcel } from "../parcel-view.ts";
import { draftOfParcel } from "./draft-of-parcel.ts";

const usd = (amount: string) => ({ amount, currency: "USD" as const });
const charge = { quantity: 2, unitPrice: "8.00", amount: "16.00" };
const parcel = {
  packageId: "P20261121-ABCDEFG",
  revision: 2,
  remark: "ring twice",
  items: [{ itemId: "7" }, { itemId: "8" }],
  line: { id: "eu-air" },
  charges: [
    { ...charge, code: "vacuum", items: [{ itemId: "7", quantity: 2 }] },
    { ...charge, code: "birthday-card" },
    { ...charge, code: "measuring" },
  ],
  declaration: {
    lines: [{ itemIds: ["7"], name: { zh: "裙", en: "Dress" }, hsCode: "6204", quantity: 2, value: usd("9.00") }],
    total: usd("9.00"),
  },
  identity: { kind: "company", companyName: "Sea Ltd", masked: "91••••1" },
  insurance: { insured: "50.00", fee: "3.00" },
  outlet: { code: "HK-1" },
  email: "mei@example.com",
} as unknown as Parcel;

const holds = { couponId: "31", credits: 300, code: null, identityKept: true };

describe("a parcel to be changed", () => {
  it("opens as it was: line, services, declaration, insurance, outlet, receiver, coupon, credits, remark", () => {
    expect(draftOfParcel(parcel, holds)).toMatchObject({
      changing: "P20261121-ABCDEFG:2",
      remark: "ring twice",
      email: "mei@example.com",
      useCouponsInfo: "31",
      agreed: { insurance: true, difference: true, openServices: false },
      diItemList: ["7", "8"],
      selectDelivery: "eu-air",
      valueAddedDeliveryOrderService: [
        { code: "vacuum", items: [{ itemId: "7", quantity: 2 }] },
        { code: "birthday-card", items: [] },
      ],
      declaration: [{ name: { en: "Dress" }, value: "9.00" }],
      insuranceListParams: { insuredValue: "50.00" },
      pickupCode: "HK-1",
      pkgUsePoint: 300,
      consigneeIdentity: "company",
    });
  });

  it("never carries the identity number", () => {
    expect(draftOfParcel(parcel, holds)).toMatchObject({
      clearanceUserInfo: { clearanceIdCardNo: "" },
      clearanceCompanyInfo: { companyUnifyNo: "" },
    });
  });
});
