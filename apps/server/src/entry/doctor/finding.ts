/** What the doctor found of one thing. `note`: it works, and somebody should know. */
export type Finding = { about: string; state: "good" | "note" | "bad"; words: string };

export const good = (about: string, words: string): Finding => ({ about, state: "good", words });
export const note = (about: string, words: string): Finding => ({ about, state: "note", words });
export const bad = (about: string, words: string): Finding => ({ about, state: "bad", words });
