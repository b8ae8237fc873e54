import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleWords } from "../../zh/console/shell.ts";

export type { ConsoleWords } from "../../zh/console/shell.ts";

/** The words every bench of the console shares: menu, states, goods flags, deadlines, scanning, pictures. */
export const consoleDict = dictionary<ConsoleWords>("console/shell", (language) => import(`../../${language}/console/shell.ts`));
