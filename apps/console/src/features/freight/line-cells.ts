import type { CallData } from "@sihai/contract";
import type { readLineCells } from "@sihai/contract/freight";

/** A line as a form reads it: its cells (null for a new one) and the curve of its price. */
export type ReadLine = CallData<typeof readLineCells>;

/** The cells of one line as they stand in the three files. */
export type Cells = NonNullable<ReadLine["cells"]>;
