// The platforms without the link parser, so that a page that names them does not carry the parser along.
export { canonicalUrls } from "../links/canonical-urls.ts";
export { type Platform, platformNames, platforms } from "../links/platforms.ts";
