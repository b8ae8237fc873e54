export * from "./catalogue.ts";
export * from "./close-service.ts";
export * from "./due.ts";
export * from "./photos-at-once.ts";
export * from "./price-service.ts";
export * from "./shot-list.ts";
export * from "./states.ts";
export * from "./supplement.ts";
