export * from "./draft.ts";
export * from "./services.ts";
export * from "./shops.ts";
export * from "./user-operation.ts";
