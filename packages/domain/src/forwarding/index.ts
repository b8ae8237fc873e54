export * from "./announcement.ts";
export * from "./pasted-numbers.ts";
export * from "./services.ts";
