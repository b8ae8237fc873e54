import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleNoteWords } from "../../zh/console/note.ts";

export type { ConsoleNoteWords } from "../../zh/console/note.ts";

/** Notes for colleagues, and who looks after what. */
export const consoleNoteDict = dictionary<ConsoleNoteWords>(
  "console/note",
  (language) => import(`../../${language}/console/note.ts`),
);
