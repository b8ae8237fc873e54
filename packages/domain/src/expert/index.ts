export * from "./choose-line.ts";
export * from "./due.ts";
export * from "./hold.ts";
export * from "./numbers.ts";
export * from "./packaging.ts";
export * from "./settings.ts";
export * from "./share-declared.ts";
export * from "./states.ts";
