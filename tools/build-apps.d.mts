export function buildApps(options?: { force?: boolean; only?: "server" | "shop" | "console" }): void;
