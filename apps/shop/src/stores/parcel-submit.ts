import type { LocalText } from "@sihai/domain/language";
import type { ParcelServiceCode } from "@sihai/domain/parcel";
import { create } from "zustand";
import { persist } from "zustand/middleware";

/** A declaration line as it is being edited: texts, values in USD as decimal strings. */
export type DraftLine = { itemIds: string[]; name: LocalText; hsCode: string; quantity: number; value: string };
export type DraftService = { code: ParcelServiceCode; items: { itemId: string; quantity: number }[] };

/**
 * What the shopper has chosen for a parcel that is not submitted yet (rules H-67 to H-101). Kept over reloads and language switches; the
 * address, e-mail, identity and company numbers are never written to the browser (rule Z9).
 */
export type ParcelSubmit = {
  serverTime: string | null;
  realTimeCurrencyInfo: { rate: string; code: string; symbol: string };
  /** The id of the address; the address itself stays on the server. */
  address: string | null;
  diItemList: string[];
  deliveryList: string[];
  totalItemPriceCurrency: string | null;
  selectDelivery: string | null;
  brochure: boolean;
  birthdayCard: boolean;
  bag: boolean;
  brand: boolean;
  declaration: DraftLine[] | null;
  totalDeclaration: string | null;
  consigneeIdentity: "personal" | "company";
  clearanceUserInfo: { clearanceIdCardNo: string };
  clearanceCompanyInfo: { companyName: string; companyUnifyNo: string };
  selectDeliveryTipsInfo: string | null;
  insuranceList: string[];
  insuranceListParams: { insuredValue: string };
  checkPackageTariff: { tariff: string | null };
  pkgUsePoint: number;
  discountCode: string;
  couponsInfo: { couponsList: string[]; discountCouponsList: string[] };
  useCouponsInfo: string | null;
  valueAddedDeliveryOrderService: DraftService[];
  additionalRecordList: string[];
  incrementServiceList: string[];
  serviceInfo: { freeServiceNumber: number; valueAddedService: number; valueAddedServiceCost: string };
  pickupCode: string | null;
  email: string;
  /** The note for the packer. */
  /** The parcel that is changed, with how often it was before (`P…:0`); null for a new one. */
  changing: string | null;
  remark: string;
  /** The two agreements ticked, kept while the page is left for its parts; asked for again after a reload. */
  agreed: { insurance: boolean; difference: boolean };
};

export const noParcelSubmit: ParcelSubmit = {
  serverTime: null,
  realTimeCurrencyInfo: { rate: "1", code: "CNY", symbol: "CN ￥" },
  address: null,
  diItemList: [],
  deliveryList: [],
  totalItemPriceCurrency: null,
  selectDelivery: null,
  brochure: false,
  birthdayCard: false,
  bag: false,
  brand: false,
  declaration: null,
  totalDeclaration: null,
  consigneeIdentity: "personal",
  clearanceUserInfo: { clearanceIdCardNo: "" },
  clearanceCompanyInfo: { companyName: "", companyUnifyNo: "" },
  selectDeliveryTipsInfo: null,
  insuranceList: [],
  insuranceListParams: { insuredValue: "0.00" },
  checkPackageTariff: { tariff: null },
  pkgUsePoint: 0,
  discountCode: "",
  couponsInfo: { couponsList: [], discountCouponsList: [] },
  useCouponsInfo: null,
  valueAddedDeliveryOrderService: [],
  additionalRecordList: [],
  incrementServiceList: [],
  serviceInfo: { freeServiceNumber: 0, valueAddedService: 0, valueAddedServiceCost: "0.00" },
  pickupCode: null,
  email: "",
  changing: null,
  remark: "",
  agreed: { insurance: false, difference: false },
};

/** What must not be written to the browser. */
type Unwritten = "address" | "clearanceUserInfo" | "clearanceCompanyInfo" | "email" | "agreed";

export function withoutPersonalData(state: ParcelSubmit): Omit<ParcelSubmit, Unwritten> {
  const { address: _a, clearanceUserInfo: _u, clearanceCompanyInfo: _c, email: _e, agreed: _t, ...kept } = state;
  return kept;
}

export const useParcelSubmit = create<ParcelSubmit>()(
  persist(() => noParcelSubmit, {
    name: "sh_parcel_submit",
    // 2: the name of a declared line is in both languages at once; a declaration kept by an older page is proposed anew.
    version: 2,
    migrate: (kept) => ({ ...noParcelSubmit, ...(kept as Partial<ParcelSubmit>), declaration: null, totalDeclaration: null }),
    partialize: withoutPersonalData,
  }),
);

/**
 * Clears what was chosen for a parcel (rules H-104 to H-116): the address, the delivery list, server time, rates, items, their total and the
 * e-mail stay; tariff and tips go with the rest.
 */
export function clearParcelSubmit(): void {
  useParcelSubmit.setState(
    ({ address, deliveryList, serverTime, realTimeCurrencyInfo, diItemList, totalItemPriceCurrency, email }) => ({
      ...noParcelSubmit,
      address,
      deliveryList,
      serverTime,
      realTimeCurrencyInfo,
      diItemList,
      totalItemPriceCurrency,
      email,
    }),
  );
}

/** Who logs in may be somebody else than who was here before: nothing personal of the former is left in memory. */
export function forgetRecipient(): void {
  const { address, clearanceUserInfo, clearanceCompanyInfo, email } = noParcelSubmit;
  useParcelSubmit.setState({ address, clearanceUserInfo, clearanceCompanyInfo, email });
}

/** Other goods are another parcel: what was chosen for the former ones goes. */
export function startParcelOf(itemIds: readonly string[]): void {
  const { diItemList, changing } = useParcelSubmit.getState();
  if (changing === null && diItemList.length === itemIds.length && itemIds.every((id) => diItemList.includes(id))) return;
  clearParcelSubmit();
  useParcelSubmit.setState({ diItemList: [...itemIds] });
}
