type App = "server" | "shop" | "console";
export function buildApps(options?: { force?: boolean; only?: App }): void;
export function isBuilt(app: App): boolean;
