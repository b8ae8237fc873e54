export { canonicalUrls } from "./canonical-urls.ts";
export { nameInShareText } from "./name-in-share-text.ts";
export { parseLink } from "./parse-link.ts";
export { type Platform, platformNames, platforms } from "./platforms.ts";
export { type LinkRow, linkRowsMax, readLinkTable } from "./read-link-table.ts";
export {
  type ItemLink,
  type LinkVerdict,
  type ShortLink,
  type UnsupportedLink,
  type UnsupportedReason,
  unsupportedReasons,
} from "./verdict.ts";
