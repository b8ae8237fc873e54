export * from "./services.ts";
export * from "./staff-services.ts";
export * from "./subscriptions.ts";
export * from "./supplements.ts";
export * from "./videos.ts";
