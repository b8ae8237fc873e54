import { beforeEach, describe, expect, it } from "vitest";
import {
  clearParcelSubmit,
  forgetRecipient,
  noParcelSubmit,
  startParcelOf,
  useParcelSubmit,
  withoutPersonalData,
} from "./parcel-submit.ts";

const filled = {
  ...noParcelSubmit,
  address: "7",
  diItemList: ["1", "2"],
  selectDelivery: "eu-rail-tax-paid",
  declaration: [{ itemIds: ["1"], name: { zh: "裙", en: "Dress" }, hsCode: "", quantity: 1, value: "9.00" }],
  consigneeIdentity: "company" as const,
  clearanceUserInfo: { clearanceIdCardNo: "110101199003078515" },
  clearanceCompanyInfo: { companyName: "Sea Ltd", companyUnifyNo: "91310000MA1FL" },
  insuranceListParams: { insuredValue: "50.00" },
  pkgUsePoint: 100,
  discountCode: "SEA",
  useCouponsInfo: "C1",
  valueAddedDeliveryOrderService: [
    { code: "filling" as const, items: [] },
    { code: "birthday-card" as const, items: [] },
  ],
  pickupCode: "HK-1",
  email: "mei@example.com",
  remark: "use old newspapers",
  agreed: { insurance: true, difference: true, openServices: false },
};

describe("what was chosen for a parcel", () => {
  beforeEach(() => useParcelSubmit.setState(filled, true));

  it("keeps nothing of the person when somebody logs in, and what was chosen stays", () => {
    forgetRecipient();
    const left = useParcelSubmit.getState();
    expect(JSON.stringify(left)).not.toMatch(/110101199003078515|91310000MA1FL|Sea Ltd|mei@example\.com/);
    expect(left).toMatchObject({
      address: null,
      diItemList: ["1", "2"],
      selectDelivery: "eu-rail-tax-paid",
      discountCode: "SEA",
    });
  });

  it("is cleared but for the address, the items and the e-mail (rules H-104 to H-116)", () => {
    clearParcelSubmit();
    const { address, diItemList, email } = filled;
    expect(useParcelSubmit.getState()).toEqual({ ...noParcelSubmit, address, diItemList, email });
  });

  it.each([
    ["the delivery choice (rule H-104)", ["selectDelivery"]],
    ["the declaration (rule H-105)", ["declaration"]],
    ["the points (rule H-106)", ["pkgUsePoint"]],
    ["the discount code (rule H-107)", ["discountCode"]],
    ["the coupon (rule H-108)", ["useCouponsInfo"]],
    ["the services and gifts (rules H-109 and H-110)", ["valueAddedDeliveryOrderService"]],
    ["the insurance (rule H-111)", ["insuranceListParams"]],
    ["the identity (rule H-112)", ["consigneeIdentity", "clearanceUserInfo", "clearanceCompanyInfo"]],
    ["the pickup code (rule H-113)", ["pickupCode"]],
    ["the note and the agreements", ["remark", "agreed"]],
  ] as const)("loses %s when cleared", (_, fields) => {
    for (const field of fields) expect(filled[field]).not.toEqual(noParcelSubmit[field]);
    clearParcelSubmit();
    const state = useParcelSubmit.getState();
    for (const field of fields) expect(state[field]).toEqual(noParcelSubmit[field]);
  });

  it("is never kept in the browser with a person's data in it", () => {
    const kept = JSON.stringify(withoutPersonalData(filled));
    for (const secret of ["110101199003078515", "91310000MA1FL", "Sea Ltd", "mei@example.com"])
      expect(kept).not.toContain(secret);
    expect(withoutPersonalData(filled)).not.toHaveProperty("address");
  });

  it("stays for the same goods and starts anew for others", () => {
    startParcelOf(["2", "1"]);
    expect(useParcelSubmit.getState().selectDelivery).toBe("eu-rail-tax-paid");
    startParcelOf(["3"]);
    expect(useParcelSubmit.getState()).toMatchObject({ selectDelivery: null, diItemList: ["3"], pickupCode: null, remark: "" });
  });

  it("keeps the note for the packer when something is left out, and nothing that was chosen for all", () => {
    startParcelOf(["2"]);
    const left = { diItemList: ["2"], remark: filled.remark, selectDelivery: null };
    expect(useParcelSubmit.getState()).toMatchObject(left);
  });
});
