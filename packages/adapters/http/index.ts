export type { Fetch, SourceRefusal } from "./fetch.ts";
