import type { LocalText } from "@sihai/domain/language";

/** What the service is called. */
export const brandName: LocalText = { zh: "四海", en: "Sihai" };

/** What a choice among variants is called where its seller's own word for it is gone. */
export const optionName: LocalText = { zh: "规格", en: "Option" };

/** A shop on none of the marketplaces we know by name. */
export const otherShopName: LocalText = { zh: "其他平台", en: "Another shop" };
