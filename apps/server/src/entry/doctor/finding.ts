/** What the doctor found of one thing. `note`: it works, and somebody should know. */
export type Finding = { about: string; state: "good" | "note" | "bad"; words: string };

/** It is as it should be. */
export const good = (about: string, words: string): Finding => ({ about, state: "good", words });
/** It works, and somebody should know. */
export const note = (about: string, words: string): Finding => ({ about, state: "note", words });
/** It does not work; any one of these makes the doctor fail. */
export const bad = (about: string, words: string): Finding => ({ about, state: "bad", words });
