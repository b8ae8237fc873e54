import type { LocalText } from "@sihai/domain/language";

/** What the service is called. */
export const brandName: LocalText = { zh: "四海", en: "Sihai" };
