import type { LocalText } from "@sihai/domain/language";

/** The item a message speaks of. */
export type Item = { itemNo: string; name: LocalText };
