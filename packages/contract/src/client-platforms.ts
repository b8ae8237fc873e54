/** What the platform header `x-platform` may say (rules O-46 to O-49). Only the web app is built here. */
export const clientPlatforms = ["web", "ios", "android", "mini-program"] as const;
export type ClientPlatform = (typeof clientPlatforms)[number];
