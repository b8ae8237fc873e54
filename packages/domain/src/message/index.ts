export * from "./push.ts";
