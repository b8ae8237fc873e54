import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleNoteWords } from "../../../zh/console/people/note.ts";

export type { ConsoleNoteWords } from "../../../zh/console/people/note.ts";

/** Notes for colleagues, and who looks after what. */
export const consoleNoteDict = dictionary<ConsoleNoteWords>(
  "console/people/note",
  (language) => import(`../../../${language}/console/people/note.ts`),
);
