import { create } from "zustand";

/** What leads over to the new version that waits; null while the open one is the newest. */
export const useNewVersion = create<{ take: (() => void) | null }>(() => ({ take: null }));
