import { beforeEach, describe, expect, it } from "vitest";
import { clearParcelSubmit, noParcelSubmit, startParcelOf, useParcelSubmit, withoutPersonalData } from "./parcel-submit.ts";

const filled = {
  ...noParcelSubmit,
  serverTime: "2026-11-20T00:00:00.000Z",
  address: "7",
  diItemList: ["1", "2"],
  deliveryList: ["eu-rail-tax-paid"],
  totalItemPriceCurrency: "100.00",
  selectDelivery: "eu-rail-tax-paid",
  brochure: true,
  declaration: [{ itemIds: ["1"], nameZh: "裙", nameEn: "Dress", hsCode: "", quantity: 1, value: "9.00" }],
  totalDeclaration: "9.00",
  consigneeIdentity: "company" as const,
  clearanceUserInfo: { clearanceIdCardNo: "110101199003078515" },
  clearanceCompanyInfo: { companyName: "Sea Ltd", companyUnifyNo: "91310000MA1FL" },
  insuranceListParams: { insuredValue: "50.00" },
  checkPackageTariff: { tariff: "3.00" },
  selectDeliveryTipsInfo: "tips",
  pkgUsePoint: 100,
  discountCode: "SEA",
  useCouponsInfo: "C1",
  valueAddedDeliveryOrderService: [{ code: "filling" as const, items: [] }],
  pickupCode: "HK-1",
  email: "mei@example.com",
};

describe("what was chosen for a parcel", () => {
  beforeEach(() => useParcelSubmit.setState(filled, true));

  it("is cleared but for the address, the delivery list and what they rest on (H-104 to H-116)", () => {
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
