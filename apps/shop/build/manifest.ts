export type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

/** A chunk and what it imports, without the entry, which the page names itself. */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  // Files that share parts may import one another.
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  const inside = (chunk.imports ?? []).filter((name) => name !== "index.html").flatMap((name) => filesOf(manifest, name, seen));
  return [chunk.file, ...inside];
}
