export * from "./growth.ts";
export * from "./level.ts";
export * from "./twelve-months.ts";
