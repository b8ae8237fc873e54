export { askJson, askText, bodyBytesMax, readBody } from "./ask.ts";
export type { Fetch, SourceRefusal } from "./fetch.ts";
export { fetchThrough } from "./fetch-through.ts";
