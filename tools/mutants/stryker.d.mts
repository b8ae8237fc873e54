type Place = { line: number; column: number };
/** One small fault put into a file on purpose; places count from zero. */
export type Mutant = { file: string; start: Place; end: Place; mutator: string; replacement: string };
export type Judged = Mutant & { status: string };
/** Every mutant that Stryker makes of some files. */
export function listMutants(files: readonly string[]): Promise<Mutant[]>;
type How = { configFile: string; withTables: boolean };
/** Runs the specs on the mutants whose keys are in a file, and on no others; those of what a module works out when loaded only `withTables`. */
export function judge(files: readonly string[], drawn: string, how: How): Promise<Judged[]>;
