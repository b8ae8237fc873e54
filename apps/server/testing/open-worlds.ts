const open: (() => Promise<void>)[] = [];

/** What is to be done when the specs of a file are through. */
export function afterFile(close: () => Promise<void>): void {
  open.push(close);
}

/** Closes what the file opened, the last first; every one of them is closed even if an earlier one finds fault. */
export async function closeWorlds(): Promise<void> {
  const faults: unknown[] = [];
  for (const close of open.splice(0).reverse()) await close().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults, faults.map(String).join("\n"));
}
