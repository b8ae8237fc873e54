export const expertTabs = ["open", "waiting", "ended"] as const;
