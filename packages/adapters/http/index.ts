export { askJson, askText, bodyBytesMax, readBody } from "./ask.ts";
export type { Fetch, SourceRefusal } from "./fetch.ts";
export { fetchThrough, type OutboundCall } from "./fetch-through.ts";
