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
  serverTime: "2026-11-20T00:00:00.000Z",
  address: "7",
  diItemList: ["1", "2"],
  deliveryList: ["eu-rail-tax-paid"],
  totalItemPriceCurrency: "100.00",
  selectDelivery: "eu-rail-tax-paid",
  brochure: true,
  declaration: [{ itemIds: ["1"], name: { zh: "裙", en: "Dress" }, hsCode: "", quantity: 1, value: "9.00" }],
  totalDeclaration: "9.00",
  consigneeIdentity: "company" as const,
  clearanceUserInfo: { clearanceIdCardNo: "110101199003078515" },
  clearanceCompanyInfo: { companyName: "Sea Ltd", companyUnifyNo: "91310000MA1FL" },
  insuranceList: ["eu-rail-tax-paid"],
  insuranceListParams: { insuredValue: "50.00" },
  additionalRecordList: ["measuring"],
  incrementServiceList: ["filling"],
  serviceInfo: { freeServiceNumber: 1, valueAddedService: 1, valueAddedServiceCost: "5.00" },
  checkPackageTariff: { tariff: "3.00" },
  selectDeliveryTipsInfo: "tips",
  pkgUsePoint: 100,
  discountCode: "SEA",
  useCouponsInfo: "C1",
  couponsInfo: { couponsList: ["C1"], discountCouponsList: ["SEA"] },
  bag: true,
  birthdayCard: true,
  brand: true,
  valueAddedDeliveryOrderService: [{ code: "filling" as const, items: [] }],
  pickupCode: "HK-1",
  email: "mei@example.com",
  remark: "use old newspapers",
  agreed: { insurance: true, difference: true },
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

  it("is cleared but for the address, the delivery list and what they rest on (rules H-104 to H-116)", () => {
    clearParcelSubmit();
    const { address, deliveryList, serverTime, diItemList, totalItemPriceCurrency, email } = filled;
    expect(useParcelSubmit.getState()).toEqual({
      ...noParcelSubmit,
      address,
      deliveryList,
      serverTime,
      diItemList,
      totalItemPriceCurrency,
      email,
    });
  });

  it.each([
    ["the delivery choice (rule H-104)", ["selectDelivery", "selectDeliveryTipsInfo"]],
    ["the declaration (rule H-105)", ["declaration", "totalDeclaration"]],
    ["the points (rule H-106)", ["pkgUsePoint"]],
    ["the discount code (rule H-107)", ["discountCode"]],
    ["the coupons (rule H-108)", ["useCouponsInfo", "couponsInfo"]],
    ["the gifts (rule H-109)", ["brochure", "birthdayCard", "bag", "brand"]],
    [
      "the services (rule H-110)",
      ["valueAddedDeliveryOrderService", "serviceInfo", "incrementServiceList", "additionalRecordList"],
    ],
    ["the insurance (rule H-111)", ["insuranceList", "insuranceListParams"]],
    ["the identity (rule H-112)", ["consigneeIdentity", "clearanceUserInfo", "clearanceCompanyInfo"]],
    ["the pickup code (rule H-113)", ["pickupCode"]],
    ["the tariff (rule H-116)", ["checkPackageTariff"]],
    ["the note and the agreements", ["remark", "agreed"]],
  ] as const)("loses %s when cleared", (_, fields) => {
    clearParcelSubmit();
    const state = useParcelSubmit.getState();
    for (const field of fields) expect(state[field]).toEqual(noParcelSubmit[field]);
  });

  it.each([
    "address",
    "deliveryList",
    "serverTime",
    "realTimeCurrencyInfo",
    "diItemList",
    "totalItemPriceCurrency",
    "email",
  ] as const)("keeps %s when cleared (rules H-114 to H-116)", (field) => {
    clearParcelSubmit();
    expect(useParcelSubmit.getState()[field]).toEqual(filled[field]);
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
    expect(useParcelSubmit.getState()).toMatchObject({ selectDelivery: null, diItemList: ["3"], pickupCode: null });
  });
});
