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
 *
 * Choices alone. The rest of the submit state is the server's answer or follows from it, and is read where it stands: server time,
 * `deliveryList`, `insuranceList`, `totalItemPriceCurrency`, `additionalRecordList` and `couponsInfo` are `serverTime`, `eligible`, their
 * `maxInsured`, `goodsValue`, `charges` and `promotions` of `parcelOptions`; `realTimeCurrencyInfo` is `useDisplayCurrency`;
 * `totalDeclaration` is `declaredTotal`, `checkPackageTariff` is `expectedTax`, `incrementServiceList` and `serviceInfo` are
 * `serviceInfoOf`; `selectDeliveryTipsInfo` is the reminder LineChoice shows before a line is taken; the gifts (`brochure`,
 * `birthday-card`, `bag`, `brand-removal`) are services among the others.
 */
export type ParcelSubmit = {
  /** The id of the address; the address itself stays on the server. */
  address: string | null;
  diItemList: string[];
  selectDelivery: string | null;
  declaration: DraftLine[] | null;
  /** The declaration the server proposed, to go back to. */
  proposedLines: DraftLine[];
  consigneeIdentity: "personal" | "company";
  clearanceUserInfo: { clearanceIdCardNo: string };
  clearanceCompanyInfo: { companyName: string; companyUnifyNo: string };
  insuranceListParams: { insuredValue: string };
  pkgUsePoint: number;
  discountCode: string;
  /** What stands in the code's field, applied or not. */
  codeTyped: string;
  useCouponsInfo: string | null;
  valueAddedDeliveryOrderService: DraftService[];
  pickupCode: string | null;
  /** As typed; null: the one the address, or the parcel that is changed, has. */
  email: string | null;
  /** The parcel that is changed, with how often it was before (`P…:0`); null for a new one. */
  changing: string | null;
  /** The note for the packer. */
  remark: string;
  /** The agreements ticked, kept while the page is left for its parts; in the tab with their editions as well. */
  agreed: { insurance: boolean; difference: boolean; openServices: boolean };
};

export const noParcelSubmit: ParcelSubmit = {
  address: null,
  diItemList: [],
  selectDelivery: null,
  declaration: null,
  proposedLines: [],
  consigneeIdentity: "personal",
  clearanceUserInfo: { clearanceIdCardNo: "" },
  clearanceCompanyInfo: { companyName: "", companyUnifyNo: "" },
  insuranceListParams: { insuredValue: "0.00" },
  pkgUsePoint: 0,
  discountCode: "",
  codeTyped: "",
  useCouponsInfo: null,
  valueAddedDeliveryOrderService: [],
  pickupCode: null,
  email: null,
  changing: null,
  remark: "",
  agreed: { insurance: false, difference: false, openServices: false },
};

/** What must not be written to the browser. */
type Unwritten = "address" | "clearanceUserInfo" | "clearanceCompanyInfo" | "email" | "agreed";

/** What may be written to the browser: neither address nor identity, e-mail or company, nor that somebody agreed (rule Z9). */
export function withoutPersonalData(state: ParcelSubmit): Omit<ParcelSubmit, Unwritten> {
  const { address: _a, clearanceUserInfo: _u, clearanceCompanyInfo: _c, email: _e, agreed: _t, ...kept } = state;
  return kept;
}

export const useParcelSubmit = create<ParcelSubmit>()(
  persist(() => noParcelSubmit, {
    name: "sh_parcel_submit",
    // 2: the name of a declared line is in both languages at once, and nothing is kept that no page reads.
    version: 2,
    migrate: () => noParcelSubmit,
    partialize: withoutPersonalData,
  }),
);

/** What the form of the submit page says; the goods, where they go and which parcel is changed stand in the page's address. */
export type ParcelFields = Omit<ParcelSubmit, "address" | "diItemList" | "changing" | "proposedLines">;

/** Who receives, which the answer to an expert's plan says too. */
export type IdentityFields = Pick<ParcelFields, "consigneeIdentity" | "clearanceUserInfo" | "clearanceCompanyInfo">;

/** The draft as that form reads and keeps it. */
export const parcelDraft = {
  read(): ParcelFields {
    const { address: _a, diItemList: _i, changing: _c, proposedLines: _p, ...fields } = useParcelSubmit.getState();
    return fields;
  },
  keep(fields: ParcelFields): void {
    useParcelSubmit.setState(fields);
  },
};

/**
 * Clears what was chosen for a parcel (rules H-104 to H-116): the address, the items and the e-mail stay. What is the server's (server time,
 * delivery list, rates, totals) is not kept here and so stays as it is.
 */
export function clearParcelSubmit(): void {
  useParcelSubmit.setState(({ address, diItemList, email }) => ({ ...noParcelSubmit, address, diItemList, email }));
}

/** Who logs in may be somebody else than who was here before: nothing personal of the former is left in memory. */
export function forgetRecipient(): void {
  const { address, clearanceUserInfo, clearanceCompanyInfo, email } = noParcelSubmit;
  useParcelSubmit.setState({ address, clearanceUserInfo, clearanceCompanyInfo, email });
}

/** Whether what was chosen is for a new parcel of just these goods. */
export function isParcelOf(
  { diItemList, changing }: Pick<ParcelSubmit, "diItemList" | "changing">,
  itemIds: readonly string[],
): boolean {
  return changing === null && diItemList.length === itemIds.length && itemIds.every((id) => diItemList.includes(id));
}

/** Other goods are another parcel: what was chosen for the former ones goes. Some of the same goods are the same parcel to its packer, whose note stays. */
export function startParcelOf(itemIds: readonly string[]): void {
  const { diItemList, changing, remark } = useParcelSubmit.getState();
  if (isParcelOf({ diItemList, changing }, itemIds)) return;
  const isPart = changing === null && itemIds.every((id) => diItemList.includes(id));
  clearParcelSubmit();
  useParcelSubmit.setState({ diItemList: [...itemIds], ...(isPart && { remark }) });
}
