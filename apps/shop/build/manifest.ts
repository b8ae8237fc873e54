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

/** The files on the way round from a chunk to itself, the entry left out as above; null when there is none. */
export function circleFrom(manifest: Manifest, source: string, way: readonly string[] = []): string[] | null {
  const chunk = manifest[source];
  if (!chunk) return null;
  if (way.includes(source)) return [...way.slice(way.indexOf(source)), source].map((name) => manifest[name]?.file ?? name);
  for (const next of chunk.imports ?? []) {
    const circle = next === "index.html" ? null : circleFrom(manifest, next, [...way, source]);
    if (circle) return circle;
  }
  return null;
}
