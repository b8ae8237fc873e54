import type { Plugin } from "vite";

/** A file of a build and the files it begins with. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Ends a build whose files begin with one another: one of them then runs before what it stands on, and every page that needs both is gone. It comes from
 * how files are cut, which no type and no spec of a component sees.
 */
export function noCircles(): Plugin {
  return {
    name: "sihai-no-circles",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const circle = circleOf(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`files begin with one another: ${circle.join(" → ")}`);
    },
  };
}

/** A way from a file back to itself, the file at both ends; null when there is none. */
export function circleOf(imports: Imports): string[] | null {
  const done = new Set<string>();
  function from(file: string, way: readonly string[]): string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports[file] ?? []) {
      const circle = from(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  }
  for (const file of Object.keys(imports)) {
    const circle = from(file, []);
    if (circle) return circle;
  }
  return null;
}
