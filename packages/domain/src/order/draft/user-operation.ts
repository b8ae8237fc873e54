/** What the buyer chose last and wants to find again (rules D-104 to D-113). Holds no personal data. */
export type UserOperation = {
  /** Destination country (ISO 3166-1 alpha-2) per place that asks for one. */
  area: Readonly<Record<string, string>>;
  finePhoto: FinePhotoTerms;
  /** Null: none was chosen yet, so the first open one. */
  warehouse: number | null;
  goodsProperties: readonly string[];
};

/** For which goods of an order detailed photos were ticked last, and on which terms they were shown. */
export type FinePhotoTerms = {
  goods: readonly string[];
  shopId: string | null;
  userLevel: number;
  /** Decimal CNY a photo, and from where it falls on; "0.00" until terms were seen. */
  photoRealMoney: string;
  photoDiscountMoney: string;
  /** The most photos of one item; 0 until terms were seen. */
  limitNumber: number;
};

/** What a customer has chosen before choosing anything. */
export function emptyUserOperation(): UserOperation {
  return {
    area: {},
    finePhoto: { goods: [], shopId: null, userLevel: 0, photoRealMoney: "0.00", photoDiscountMoney: "0.00", limitNumber: 0 },
    warehouse: null,
    goodsProperties: [],
  };
}

/** At most three categories (rule G-06). */
export const goodsPropertiesMax = 3;

/** What was chosen, with the country of one address. */
export function setArea(operation: UserOperation, key: string, country: string): UserOperation {
  return { ...operation, area: { ...operation.area, [key]: country } };
}

/** "Decide later" as the choice of a country: chosen, unlike none at all. */
const later = "";

/** The country an order is placed for: what was chosen for it, else what the goods' costs were shown for. Null: decided later. */
export function orderCountry({ area }: Pick<UserOperation, "area">): string | null {
  const country = area.order ?? area.goods ?? later;
  return country === later ? null : country;
}

/** One country for all pages: what goods cost there is what the order is placed for. `null`: decided later, costs are shown as before. */
export function setOrderCountry(operation: UserOperation, country: string | null): UserOperation {
  return setArea(country === null ? operation : setArea(operation, "goods", country), "order", country ?? later);
}

/** What was chosen, with these properties of goods, each once and no more than allowed. */
export function setGoodsProperties(operation: UserOperation, properties: readonly string[]): UserOperation {
  return { ...operation, goodsProperties: [...new Set(properties)].slice(0, goodsPropertiesMax) };
}
