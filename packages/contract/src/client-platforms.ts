/** What the platform header `x-platform` may say (spec sections 7 and 9, O-46 to O-49). Only the web app is built here. */
export const clientPlatforms = ["web", "ios", "android", "mini-program"] as const;
export type ClientPlatform = (typeof clientPlatforms)[number];
