export * from "./birthday.ts";
export * from "./daily-tasks.ts";
export * from "./growth.ts";
export * from "./growth-ahead.ts";
export * from "./invitation.ts";
export * from "./level.ts";
export * from "./privileges.ts";
export * from "./twelve-months.ts";
