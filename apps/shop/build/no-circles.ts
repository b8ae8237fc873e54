import type { Plugin } from "vite";

/** Files that import one another, each circle as the way round it; a file and what it imports from the start. */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const met = way.indexOf(file);
    if (met >= 0) circles.push([...way.slice(met), file]);
    if (met >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/**
 * Refuses a build whose files import one another: the one that runs first reads values of the other before they are there, and no page
 * starts. It comes of a file of the home page's ground that uses something of the kit.
 */
export function noCircles(): Plugin {
  return {
    name: "sihai-no-circles",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const circles = circlesOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circles.length > 0) this.error(`files import one another: ${circles.map((way) => way.join(" > ")).join("; ")}`);
    },
  };
}
