export { canonicalUrls } from "./canonical-urls.ts";
export { isLinkAmongWords } from "./link-among-words.ts";
export { nameInShareText } from "./name-in-share-text.ts";
export { parseLink } from "./parse-link.ts";
export { platformNames, platforms } from "./platforms.ts";
export { type LinkRow, linkRowsMax, readLinkTable } from "./read-link-table.ts";
export type {
  LinkVerdict,
  ShortLink,
  UnsupportedReason,
} from "./verdict.ts";
