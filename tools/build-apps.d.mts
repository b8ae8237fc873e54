export function buildApps(options?: { force?: boolean }): void;
