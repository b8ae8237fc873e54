// The platforms without the link parser, so that a page that names them does not carry the parser along.
export { canonicalUrls, type Platform, platformNames, platforms } from "../links/platforms.ts";
