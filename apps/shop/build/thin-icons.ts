import type { ESTree, Plugin } from "vite";

/** The radius of a dot that the stroke around it, two wide, fills to its middle; one of 1.9 leaves a twentieth of a pixel. */
const dotMost = 1;

type Shape = { tag: string; parts: Record<string, string> };

/**
 * Draws an icon as one path, where its library puts every stroke into an element of its own and takes four functions to do so: the personal
 * centre has sixty elements of 250 less to make, to style and to paint, and every first visit two kilobytes less to fetch. What is seen is the same.
 */
export function thinIcons(): Plugin {
  return {
    name: "sihai-thin-icons",
    apply: "build",
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(?:icons\/[\w-]+|createLucideIcon)\.mjs$/ },
      handler(code, id) {
        if (id.endsWith("createLucideIcon.mjs")) return { code: drawing, map: null };
        const shapes = shapesOf(this.parse(code));
        // Another name of an icon that has a file of its own.
        if (shapes === null) return null;
        return { code: iconOf(shapes), map: null };
      },
    },
  };
}

/** In the place of the library's own; what a page gives an icon goes onto the drawing, as there. */
const drawing = `import { createElement } from "react";
export default (d) => {
  const path = createElement("path", { d });
  return ({ size = 24, color = "currentColor", ...given }) => createElement("svg", {
    "aria-hidden": given["aria-label"] === undefined, width: size, height: size, viewBox: "0 0 24 24",
    fill: "none", stroke: color, strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round", ...given,
  }, path);
};`;

/** The whole library is read, and left out but for what a page uses: one that cannot be drawn says so where it is used. */
function iconOf(shapes: readonly Shape[]): string {
  try {
    return `import draw from "../createLucideIcon.mjs";\nexport default /* @__PURE__ */ draw(${JSON.stringify(onePath(shapes))});`;
  } catch (error) {
    return `export default () => { throw new Error(${JSON.stringify(String(error))}); };`;
  }
}

/** The strokes an icon's file names; null where it names none. Throws where one cannot be read. */
export function shapesOf(file: ESTree.Program): Shape[] | null {
  for (const statement of file.body) {
    if (statement.type !== "VariableDeclaration") continue;
    const [declared] = statement.declarations;
    if (declared?.id.type !== "Identifier" || declared.id.name !== "__iconData" || !declared.init) continue;
    const { node } = valueIn(declared.init) as { node: [tag: string, parts: Record<string, string>][] };
    return node.map(([tag, parts]) => ({ tag, parts }));
  }
  return null;
}

/** All strokes in one. Throws RangeError for a shape that is filled, or that no icon had so far. */
export function onePath(shapes: readonly Shape[]): string {
  return shapes.map(pathOf).join("");
}

function pathOf({ tag, parts: { key: _, ...parts } }: Shape): string {
  const at = (name: string) => Number(parts[name] ?? 0);
  // A dot no wider than the stroke around it is full either way.
  if ("fill" in parts && !(tag === "circle" && at("r") <= dotMost))
    throw new RangeError("an icon with a filled part cannot be drawn as one path: choose another");
  if (tag === "path") return fromAnywhere(parts.d ?? "");
  if (tag === "line") return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
  if (tag === "circle") return ellipse(at("cx"), at("cy"), at("r"), at("r"));
  if (tag === "ellipse") return ellipse(at("cx"), at("cy"), at("rx"), at("ry"));
  if (tag === "polyline") return `M${parts.points}`;
  if (tag === "polygon") return `M${parts.points}z`;
  if (tag !== "rect") throw new RangeError(`an icon with a <${tag}> cannot be drawn as one path`);
  return rectangle(at("x"), at("y"), at("width"), at("height"), Number(parts.rx ?? parts.ry ?? 0));
}

/** A path begins where it says itself; behind another one a small "m" would count from that one's end. */
function fromAnywhere(path: string): string {
  const [whole = "", x, y] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/.exec(path) ?? [];
  if (whole === "") return path;
  const rest = path.slice(whole.length);
  return `M${x} ${y}${/^[\d.-]/.test(rest) ? "l" : ""}${rest}`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => (radius === 0 ? "" : `a${radius} ${radius} 0 0 1 ${dx} ${dy}`);
  const [h, v] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${h}${corner(radius, radius)}v${v}${corner(-radius, radius)}h${-h}${corner(-radius, -radius)}v${-v}${corner(radius, -radius)}z`;
}

/** What a literal stands for, down to its parts. */
function valueIn(literal: ESTree.Expression): unknown {
  if (literal.type === "Literal") return literal.value;
  if (literal.type === "ArrayExpression")
    return literal.elements.map((each) => (each && each.type !== "SpreadElement" ? valueIn(each) : null));
  if (literal.type !== "ObjectExpression") throw new RangeError(`an icon's file has a ${literal.type}`);
  return Object.fromEntries(
    literal.properties.flatMap((property) =>
      property.type === "Property" && (property.key.type === "Identifier" || property.key.type === "Literal")
        ? [[property.key.type === "Identifier" ? property.key.name : String(property.key.value), valueIn(property.value)]]
        : [],
    ),
  );
}
